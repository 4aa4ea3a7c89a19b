import styled, { keyframes } from "styled-components";
import { VisuallyHidden } from "../components/VisuallyHidden";

type Props = { isLoading: boolean };

/** While a page is on its way: the header's ruler fills towards India's meridian, and screen readers say so. */
export const Loading = ({ isLoading }: Props) => (
  <>
    {/* Always in the page: a live region that appears together with its text is not announced. */}
    <VisuallyHidden role="status">
      {isLoading && "Loading the page"}
    </VisuallyHidden>
    {isLoading && <Fill />}
  </>
);

/** Slower and slower; a longer wait finds it full. */
const fill = keyframes`
  from {
    transform: scaleX(0);
  }
`;

/** A border, which forced colours do not remove. */
const Fill = styled.span`
  position: absolute;
  inset: auto auto 0 0;
  width: var(--home-x);
  border-top: var(--space-2) solid var(--route);
  transform-origin: 0;
  pointer-events: none;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${fill} 10s cubic-bezier(0, 0.6, 0.4, 1);
  }
`;
