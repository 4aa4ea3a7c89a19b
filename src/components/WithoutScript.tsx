import styled from "styled-components";

/** Shown where the site's scripts do not run: without JavaScript, and as long as they have not come (gatsby-ssr.tsx). */
export const WithoutScript = styled.p`
  :root[data-script] & {
    display: none;
  }
`;
