import styled from "styled-components";
import { useSite } from "../site";
import { onMeridian, onNarrow } from "../styles/media";
import { endColumns, inGutters, meridian } from "../styles/mixins";
import { FooterBar } from "./FooterBar";
import { FooterContact } from "./FooterContact";
import { closeLink, FooterHeading, FooterLink } from "./footerParts";
import { Logo } from "../components/Logo";

/** The end of every page. */
export function Footer() {
  const { tagline, footer, countries } = useSite();
  const destinations = footer.destinations.flatMap((slug) =>
    countries
      .filter((country) => country.slug === slug)
      .map(({ name }) => ({ label: name, to: `/country/${slug}` })),
  );
  const lists = [
    { title: "Quick links", links: footer.quickLinks },
    { title: "Destinations", links: destinations },
  ];
  return (
    <footer data-deep data-noprint>
      <Columns>
        <Top>
          <Logo />
          <Tagline>{tagline}</Tagline>
        </Top>
        {lists.map(({ title, links }) => (
          <List key={title} aria-label={title}>
            <FooterHeading>{title}</FooterHeading>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <ListLink to={to}>{label}</ListLink>
                </li>
              ))}
            </ul>
          </List>
        ))}
        <FooterContact />
      </Columns>
      <FooterBar />
    </footer>
  );
}

/** On wide screens on the hours of the ruler. Below, lists share a row where both have room. */
const Columns = styled.div`
  ${inGutters}
  ${endColumns}
  gap: var(--space-6);
  padding-block: var(--space-6);
  /* Where we are stands beside India's meridian. */
  @media ${onMeridian} {
    position: relative;
    &::before {
      ${meridian}
      top: 0;
      bottom: 7px;
    }
  }
  @media ${onNarrow} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-5) var(--space-4);
    padding-block: var(--space-5);
  }
`;

const Top = styled.div`
  flex: 1 1 100%;
`;

const List = styled.nav`
  flex: 1 1 auto;
`;

const ListLink = styled(FooterLink)`
  ${closeLink}
  line-height: var(--lh-snug);
`;

const Tagline = styled.p`
  max-width: 11em;
  margin-top: var(--space-5);
  text-wrap: balance;
  font: var(--w-display) var(--t-2xl) / var(--lh-head) var(--font-display);
  letter-spacing: var(--tr-head);
  @media ${onNarrow} {
    max-width: none;
    margin-top: var(--space-3);
    font-size: var(--t-xl);
  }
`;
