import styled from "styled-components";
import { Mark } from "./Mark";
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

const Home = styled(SmartLink)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  margin-right: auto;
  text-decoration: none;
  font: 680 1.375rem/1 var(--font-display);
  letter-spacing: -0.02em;
  svg {
    flex: none;
  }
  @media ${phone} {
    gap: 10px;
    /* Larger letters would leave the bar. */
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
