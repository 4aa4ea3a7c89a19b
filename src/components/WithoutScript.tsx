import styled from "styled-components";

/** Shown while the site's scripts do not run: without JavaScript, or before they have loaded (frame/firstScripts.ts). */
export const WithoutScript = styled.p`
  :root[data-script] & {
    display: none;
  }
`;
