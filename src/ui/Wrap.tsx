import styled from "styled-components";
import { wrap } from "./mixins";

export const Wrap = styled.div`
  ${wrap}
`;
