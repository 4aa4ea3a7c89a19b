import type { IGatsbyImageData } from "gatsby-plugin-image";

type Props = {
  image: IGatsbyImageData;
  alt: string;
  /** How wide it is shown, for the browser's choice among its sizes. */
  sizes: string;
};

/**
 * gatsby-plugin-image's data as a plain <picture>. The plugin's own component brings React's server renderer into the
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
      <img
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
