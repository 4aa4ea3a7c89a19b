import styled from "styled-components";
import { useSite } from "../site";
import { onMeridian, onNarrow, onPhones } from "../styles/media";
import { endColumns, inGutters, meridian, touchTarget } from "../styles/mixins";
import { FooterBar } from "./FooterBar";
import { FooterContact } from "./FooterContact";
import { Logo } from "./Logo";
import { SmartLink } from "./SmartLink";

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
    <Ground data-deep>
      <Columns>
        <Tagline>
          <Logo />
          <p>{tagline}</p>
        </Tagline>
        {lists.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <SmartLink to={to}>{label}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContact />
      </Columns>
      <FooterBar />
    </Ground>
  );
}

const Ground = styled.footer`
  h2 {
    margin-bottom: var(--space-2);
    font: var(--w-strong) var(--t-sm) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  a {
    text-decoration: none;
  }
  a[href]:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

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
  li a {
    ${touchTarget}
    /* Links of a list lie close: 24 px are enough (WCAG 2.2, 2.5.8). */
    min-width: 24px;
    min-height: 34px;
    line-height: 1.3;
  }
  @media ${onNarrow} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  @media ${onPhones} {
    /* Each list is as wide as its words, so that none breaks where both have room. */
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-5) var(--space-4);
    padding-block: var(--space-5);
    > * {
      flex: 1 1 auto;
    }
    > :is(:first-child, :last-child) {
      flex-basis: 100%;
    }
  }
`;

const Tagline = styled.div`
  p {
    max-width: 11em;
    margin-top: var(--space-5);
    text-wrap: balance;
    font: var(--w-display) var(--t-2xl) / var(--lh-head) var(--font-display);
    letter-spacing: var(--tr-head);
  }
  @media ${onNarrow} {
    p {
      max-width: none;
      margin-top: var(--space-3);
      font-size: var(--t-xl);
    }
  }
`;
