import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

type Props = {
  image: IGatsbyImageData;
  alt: string;
  /** The width of the picture, as in the attribute `sizes`: the browser chooses a file by it. */
  sizes: string;
};

/**
 * gatsby-plugin-image's data as a plain <picture>, as wide as its container, or as high as the window. The plugin's own component would load
 * React's server renderer in the browser (about 60 KB), to draw a placeholder that we do not use.
 */
export function Picture({
  image: { images, width, height },
  alt,
  sizes,
}: Props) {
  return (
    <picture>
      {images.sources?.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={source.srcSet}
          sizes={sizes}
        />
      ))}
      <Image
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={Math.round(height)}
        style={{ "--ratio": width / height }}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const Image = styled.img`
  width: min(100%, (100svh - var(--header-h)) * var(--ratio));
  height: auto;
`;
