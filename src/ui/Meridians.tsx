import styled from "styled-components";
import { narrow } from "./media";
import { hourLines } from "./mixins";

/**
 * The vertical lines behind a page's head, one per hour of longitude, at the same x on every page. With
 * `data-with-home` home's own, India's, is drawn as a dotted one: for heads without a chart or a picture.
 */
export const Meridians = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: ${hourLines("var(--mer-line, var(--sea-line))")};
  &[data-with-home]::after {
    content: "";
    position: absolute;
    left: var(--home-x);
    top: 0;
    bottom: 0;
    border-left: 2px dotted var(--home-line, var(--route));
    @media ${narrow} {
      content: none;
    }
  }
`;
