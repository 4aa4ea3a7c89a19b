import { memo } from "react";
import styled from "styled-components";
import { narrow, phone } from "../ui/media";
import { numeric, pairs, wrap } from "../ui/mixins";
import { SmartLink } from "../ui/SmartLink";
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
      <Bar>
        <Copyright>
          © {footer.copyrightYear} {site.name}
        </Copyright>
        {footer.social.map(({ label, url }) =>
          url ? (
            <SmartLink key={label} to={url} newTab>
              {label}
            </SmartLink>
          ) : (
            // A placeholder link: without an address it is not in the Tab order. The role is for tools that would take it
            // for clickable, because React listens everywhere.
            // eslint-disable-next-line jsx-a11y/anchor-is-valid
            <a key={label} role="none">
              {label}
            </a>
          ),
        )}
        {footer.legal.map(({ label, to }) => (
          <SmartLink key={label} to={to}>
            {label}
          </SmartLink>
        ))}
      </Bar>
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
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
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

const Bar = styled.div`
  ${wrap}
  ${numeric}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 28px;
  padding-block: 14px 22px;
  font-size: var(--t-sm);
  color: var(--on-deep-2);
  &::before {
    content: "";
    position: absolute;
    inset: 0 var(--gutter-r) auto var(--gutter);
    border-top: 1px solid var(--line);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    text-decoration: none;
  }
  @media ${narrow} {
    /* The chat button's lane, beside the last lines of the page. */
    padding-right: calc(var(--gutter-r) + 52px);
  }
  @media ${phone} {
    gap: 0 12px;
    padding-block: 2px 10px;
    font-size: var(--t-xs);
    font-stretch: 90%;
    a {
      min-height: 32px;
    }
  }
`;

const Copyright = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-right: auto;
  @media ${narrow} {
    width: 100%;
  }
  @media ${phone} {
    min-height: 28px;
  }
`;
