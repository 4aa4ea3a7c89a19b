import type { IGatsbyImageData } from "gatsby-plugin-image";
import styled from "styled-components";

type Props = {
  image: IGatsbyImageData;
  alt: string;
  /** How wide it is shown, for the browser's choice among its sizes. */
  sizes: string;
};

/**
 * gatsby-plugin-image's data as a plain <picture>, as wide as its container. The plugin's own component brings React's server renderer into the
 * browser (about 60 KB) to draw a placeholder that we do not use.
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
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
`;
