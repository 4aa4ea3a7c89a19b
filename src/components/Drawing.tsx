import type { ComponentProps } from "react";
import styled from "styled-components";
import { inDark } from "../lib/drawings";
import { atNight, onPhones } from "../styles/media";

type Props = Omit<ComponentProps<"img">, "alt" | "src"> & {
  /** Address of an SVG file of the atlas. */
  src: string;
  /** Another drawing for phones. */
  phoneSrc?: string;
};

/**
 * A decorative drawing of the atlas in the theme of the page. The page chooses, because Safari ignores
 * prefers-color-scheme inside SVG files (WebKit bug 199134). On paper it is light.
 */
export function Drawing({ src, phoneSrc, ...image }: Props) {
  return (
    <Choice>
      {phoneSrc && (
        <source
          media={`${atNight} and ${onPhones}`}
          srcSet={inDark(phoneSrc)}
        />
      )}
      <source media={atNight} srcSet={inDark(src)} />
      {phoneSrc && <source media={onPhones} srcSet={phoneSrc} />}
      <img {...image} src={src} alt="" />
    </Choice>
  );
}

/** Only the <img> takes part in the layout. */
const Choice = styled.picture`
  display: contents;
  source {
    display: none;
  }
`;
