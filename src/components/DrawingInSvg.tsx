import styled from "styled-components";
import { inDark } from "../lib/drawings";
import { atNightOnScreen } from "../styles/media";

type Props = { href: string; width: number; height: number };

/** Like Drawing, inside an <svg>, which has no <picture>: of two images one is displayed. */
export function DrawingInSvg({ href, ...size }: Props) {
  return (
    <>
      <Light href={href} {...size} />
      <Dark href={inDark(href)} {...size} />
    </>
  );
}

const Light = styled.image`
  @media ${atNightOnScreen} {
    display: none;
  }
`;

const Dark = styled.image`
  display: none;
  @media ${atNightOnScreen} {
    display: inline;
  }
`;
