import styled from "styled-components";

/** An arrow in the shape of a short route, for links and buttons. */
export const RouteArrow = ({
  size = "medium",
}: {
  size?: "medium" | "large";
}) => (
  <Svg viewBox="0 0 26 14" data-size={size} aria-hidden>
    <path
      d="M3 12Q7 2 21 3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <circle cx="3" cy="12" r="2.2" fill="currentColor" />
    <circle cx="22" cy="3.5" r="3.2" fill="currentColor" />
  </Svg>
);

const Svg = styled.svg`
  width: var(--space-5);
  overflow: visible;
  transition: transform var(--duration-2) var(--ease);
  &[data-size="large"] {
    width: 44px;
  }
  :is(:any-link, :enabled):hover & {
    transform: translateX(3px);
  }
`;
