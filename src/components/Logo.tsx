import styled from "styled-components";
import { useSite } from "../site";
import { displayType, touchTarget } from "../styles/mixins";
import { SmartLink } from "./SmartLink";

/** The mark and the consultancy's name, as a link home. */
export const Logo = () => (
  <Home to="/">
    <Mark />
    <span translate="no">{useSite().name}</span>
  </Home>
);

/** The mark: a globe of meridians, with home's in magenta. */
const Mark = () => (
  <svg
    viewBox="0 0 40 40"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
    aria-hidden
  >
    <circle cx="20" cy="20" r="17" />
    <path d="M20 3C10 8 7 14 7 20s3 12 13 17M20 3c-3.5 5-5 11-5 17s1.5 12 5 17" />
    <path
      d="M20 3c8 5 10.5 11 10.5 17S28 32 20 37"
      stroke="var(--route)"
      strokeWidth="4"
    />
  </svg>
);

const Home = styled(SmartLink)`
  ${displayType}
  ${touchTarget}
  gap: var(--space-3);
  margin-right: auto;
  text-decoration: none;
  /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- larger letters would not fit into the bar of a phone */
  font-size: min(var(--t-lg), 5.4vw);
  line-height: var(--lh-tight);
  svg {
    width: var(--space-6);
  }
`;
