import styled from "styled-components";
import { visuallyHidden } from "../styles/mixins";

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
