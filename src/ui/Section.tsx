import styled from "styled-components";
import { section } from "./mixins";

export const Section = styled.section`
  ${section}
`;
