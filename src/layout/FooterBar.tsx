import styled from "styled-components";
import type { SiteSettings } from "../content/model";
import { narrow, phone } from "../ui/media";
import { numeric, touchTarget, wrap } from "../ui/mixins";
import { SmartLink } from "../ui/SmartLink";

type Props = { name: string; footer: SiteSettings["footer"] };

/** The last line of every page: copyright, social networks, legal pages. */
export const FooterBar = ({ name, footer }: Props) => (
  <Bar>
    <Copyright>
      © {footer.copyrightYear} {name}
    </Copyright>
    <Group>
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
    </Group>
    <Group>
      {footer.legal.map(({ label, to }) => (
        <SmartLink key={label} to={to}>
          {label}
        </SmartLink>
      ))}
    </Group>
  </Bar>
);

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
    ${touchTarget}
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

/** On phones a line of its own. */
const Group = styled.span`
  display: contents;
  @media ${phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    width: 100%;
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
