import styled from "styled-components";
import { WORLD } from "../lib/drawings";
import { phone } from "../ui/media";
import { Drawing } from "../ui/Drawing";
import { placeIn, vars } from "../ui/vars";

type Props = {
  url: string;
  width: number;
  height: number;
  home: { x: number; y: number };
};

/** The world drawn with meridians only, and home on it. */
export function FooterMap({ url, width, height, home }: Props) {
  return (
    <Band aria-hidden>
      <World>
        <Drawing src={url} width={width} height={height} loading="lazy" />
        <Here {...vars(placeIn({ width, height }, home))} />
      </World>
    </Band>
  );
}

const Band = styled.div`
  position: relative;
  height: clamp(110px, 18vw, 340px);
  overflow: hidden;
  @media ${phone} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const World = styled.div`
  position: absolute;
  left: 0;
  top: -9.5vw;
  width: 100%;
  aspect-ratio: ${WORLD.width} / ${WORLD.height};
  img {
    width: 100%;
    height: 100%;
  }
`;

const Here = styled.i`
  position: absolute;
  left: var(--left);
  top: var(--top);
  width: 14px;
  height: 14px;
  margin: -7px;
  border-radius: 50%;
  background: #ff6fb5;
  box-shadow: 0 0 0 7px rgb(255 111 181 / 0.25);
`;
