import { memo } from "react";
import styled from "styled-components";
import { narrow, phone } from "../ui/media";
import { pairs, touchTarget, wrap } from "../ui/mixins";
import { SmartLink } from "../ui/SmartLink";
import { FooterBar } from "./FooterBar";
import { FooterContact } from "./FooterContact";
import { FooterMap } from "./FooterMap";
import { Logo } from "./Logo";
import type { FrameContent } from "./useFrame";
import type { SiteSettings } from "../content/model";

type Props = { site: SiteSettings } & Pick<
  FrameContent,
  "countries" | "world" | "footerMap"
>;

/** The end of every page. `memo`: it is the same on all of them. */
export const Footer = memo(function Footer({
  site,
  countries,
  world,
  footerMap,
}: Props) {
  const { footer } = site;
  const destinations = footer.destinations.flatMap((slug) =>
    countries
      .filter((country) => country.slug === slug)
      .map(({ name }) => ({ label: name, to: `/country/${slug}` })),
  );
  const lists = [
    { title: footer.quickLinksTitle, links: footer.quickLinks },
    { title: footer.destinationsTitle, links: destinations },
  ];
  return (
    <Deep>
      <Columns>
        <div>
          <Logo name={site.name} />
          <Tagline>{site.tagline}</Tagline>
        </div>
        {lists.map(({ title, links }, index) => (
          <nav key={title} aria-labelledby={`footer-${index}`}>
            <h2 id={`footer-${index}`}>{title}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <SmartLink to={to}>{label}</SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <FooterContact site={site} />
      </Columns>
      <FooterMap {...world} url={footerMap} />
      <FooterBar name={site.name} footer={footer} />
    </Deep>
  );
});

const Deep = styled.footer`
  --ink: var(--on-deep);
  --line: var(--deep-line);
  --focus: #fff;
  --focus-gap: var(--deep);
  position: relative;
  overflow: hidden;
  background: var(--deep);
  color: var(--on-deep);
  h2 {
    margin-bottom: 6px;
    font: 600 var(--t-sm) / 1.3 var(--font-text);
    letter-spacing: 0;
    color: var(--on-deep-2);
  }
  li a,
  address a {
    ${touchTarget}
    line-height: 1.3;
    text-decoration: none;
  }
  a[href]:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  @media ${phone} {
    h2 {
      margin-bottom: 0;
    }
    li a {
      min-height: 32px;
      font-size: var(--t-sm);
      font-stretch: 90%;
    }
  }
`;

const Columns = styled.div`
  ${wrap}
  position: relative;
  display: grid;
  grid-template-columns:
    minmax(0, 5fr) minmax(0, 2fr) minmax(0, 2fr)
    minmax(0, 3fr);
  gap: 48px var(--col-gap);
  padding-block: clamp(56px, 6vw, 96px) 48px;
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  @media ${phone} {
    ${pairs}
    gap: 10px 16px;
    padding-block: 16px 8px;
  }
`;

const Tagline = styled.p`
  max-width: 11em;
  margin-top: 24px;
  font: var(--w-display) var(--t-2xl) / var(--lh-head) var(--font-display);
  letter-spacing: var(--tr-head);
  @media ${phone} {
    display: none;
  }
`;
