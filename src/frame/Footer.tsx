import styled from "styled-components";
import { Logo } from "../components/Logo";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../site";
import { hourWidths } from "../styles/grid";
import { onWide } from "../styles/media";
import { inGutters, pageMeridian } from "../styles/mixins";
import { FooterBar } from "./FooterBar";
import { FooterContact } from "./FooterContact";
import { FooterHeading, FooterLink } from "./footerParts";

/** The end of every page. */
export function Footer() {
  const { tagline, footer, countries } = useSite();
  const destinations = footer.destinations.map((slug) => ({
    label: countries.find((country) => country.slug === slug)!.name,
    to: `/country/${slug}`,
  }));
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
                  <ListLink as={SmartLink} to={to}>
                    {label}
                  </ListLink>
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

/**
 * On wide screens the columns begin at hours of the ruler, and the contact at India's meridian. Below 1024 px lists
 * share a row.
 */
const Columns = styled.div`
  ${inGutters}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);
  position: relative;
  padding-block: var(--space-6);
  &::before {
    ${pageMeridian}
    inset-block: 0;
  }
  @media ${onWide} {
    display: grid;
    grid-template-columns:
      calc(${hourWidths(7)} - var(--space-6)) calc(
        ${hourWidths(4)} - var(--space-6)
      )
      calc(${hourWidths(3)} + var(--space-5) - var(--space-6)) minmax(0, 1fr);
  }
`;

const Top = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`;

const List = styled.nav`
  flex: auto;
`;

/** Lower than other links, because a list is long: 24 px are enough (WCAG 2.2, 2.5.8). */
const ListLink = styled(FooterLink)`
  min-width: var(--space-5);
  min-height: 34px;
  line-height: var(--lh-snug);
`;

const Tagline = styled.p`
  max-width: 11em;
  margin-top: var(--space-5);
  text-wrap: balance;
  font: var(--weight-display) var(--t-2xl) / var(--lh-head) var(--font-display);
  letter-spacing: var(--tracking-head);
`;
