import type { ReactNode } from "react";
import styled from "styled-components";
import { narrow } from "./media";

type Props = { children: ReactNode };

/** A section's heading at the left and what goes with it (a sentence, controls) at the right. */
export function SectionHead({ children }: Props) {
  return <Head>{children}</Head>;
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--col-gap);
  align-items: end;
  margin-bottom: clamp(32px, 4vw, 56px);
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
