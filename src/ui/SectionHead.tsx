import styled from "styled-components";
import { columns } from "./mixins";

/** A section's heading at the left and what goes with it (a sentence, controls) at the right. */
export const SectionHead = styled.div`
  gap: var(--col-gap);
  align-items: end;
  margin-bottom: clamp(32px, 4vw, 56px);
  ${columns(7, 5)}
`;
