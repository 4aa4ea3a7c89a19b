import styled from "styled-components";
import { inDark } from "../lib/drawings";
import { darkScreen } from "./media";

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
  @media ${darkScreen} {
    display: none;
  }
`;

const Dark = styled.image`
  display: none;
  @media ${darkScreen} {
    display: inline;
  }
`;
