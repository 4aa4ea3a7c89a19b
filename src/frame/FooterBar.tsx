import { useEffect, useState } from "react";
import styled from "styled-components";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../site";
import { onNarrow } from "../styles/media";
import { hourTicks, inGutters } from "../styles/mixins";
import { FooterLink } from "./footerParts";

/** The last line of every page: copyright, social networks, legal pages. */
export function FooterBar() {
  const { name, footer } = useSite();
  const groups = [
    footer.social.map(({ label, url }) => ({ label, to: url, newTab: true })),
    footer.legal.map((link) => ({ ...link, newTab: false })),
  ].filter((links) => links.length > 0);
  return (
    <Bar>
      <Copyright>
        <span translate="no">{`© ${footer.copyrightYear} ${name}`}</span>{" "}
        <Saved />
      </Copyright>
      {groups.map((links, index) => (
        <Group key={index}>
          {links.map(({ label, to, newTab }) => (
            <li key={label}>
              {to ? (
                <FooterLink as={SmartLink} to={to} newTab={newTab}>
                  {label}
                </FooterLink>
              ) : (
                // A placeholder link: without an address it is not in the Tab order. The role keeps tools from calling
                // it clickable, which they do because React listens at the root.
                <FooterLink role="none">{label}</FooterLink>
              )}
            </li>
          ))}
        </Group>
      ))}
    </Bar>
  );
}

/** Says that the site can be read without network. The offline copy is complete once the service worker is active. */
function Saved() {
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    // Browsers have no service worker on pages without https.
    navigator.serviceWorker?.ready.then(
      () => setIsSaved(true),
      () => {},
    );
  }, []);
  return isSaved && <span>Saved: readable without internet</span>;
}

const Bar = styled.div`
  ${inGutters}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
  position: relative;
  padding-block: var(--space-3) var(--space-5);
  border-top: 1px solid var(--text-2);
  /* The ruler of the header again, at the end of the page. */
  &::before {
    ${hourTicks("var(--text-2)")}
    content: "";
    position: absolute;
    inset: auto 0 100%;
  }
  font-size: var(--t-sm);
  color: var(--text-2);
`;

const Group = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  @media ${onNarrow} {
    /* Room for the chat button, which is beside the last line of the page. */
    &:last-child {
      padding-right: calc(var(--chat) + var(--space-3));
    }
  }
`;

const Copyright = styled.span`
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;
