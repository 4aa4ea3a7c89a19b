import styled from "styled-components";
import { visuallyHidden } from "../styles/mixins";

/** Words for people who hear the page. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
