import styled from "styled-components";
import { phone, tiny } from "../ui/media";
import { SmartLink } from "../ui/SmartLink";

type Props = { name: string };

/** The mark and the consultancy's name: the way home. */
export function Logo({ name }: Props) {
  return (
    <Home to="/">
      <Mark />
      <span>{name}</span>
    </Home>
  );
}

/** The mark: a globe of meridians. The one magenta line is home's. */
function Mark() {
  return (
    <svg
      viewBox="0 0 40 40"
      width="34"
      height="34"
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
}

const Home = styled(SmartLink)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  margin-right: auto;
  text-decoration: none;
  font: var(--w-display) 1.375rem/1 var(--font-display);
  letter-spacing: -0.02em;
  svg {
    flex: none;
  }
  @media ${phone} {
    gap: 10px;
    /* Larger letters would not fit into the bar. */
    font-size: min(1.1875rem, 5.5vw);
    svg {
      width: 28px;
      height: 28px;
    }
  }
  @media ${tiny} {
    span {
      font-size: min(1.0625rem, 5.5vw);
    }
  }
`;
