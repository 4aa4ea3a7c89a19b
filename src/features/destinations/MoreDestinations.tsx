import styled from "styled-components";
import { SmartLink } from "../../ui/SmartLink";
import { narrow, small } from "../../ui/media";
import { numeric } from "../../ui/mixins";
import type { Destination } from "./destination";

type Props = { title: string; countries: readonly Destination[] };

/** The countries without a card, as links in the room at the strip's end. */
export function MoreDestinations({ title, countries }: Props) {
  return (
    <Panel aria-labelledby="more-destinations">
      <h3 id="more-destinations">{title}</h3>
      <ul>
        {countries.map(({ slug, name, flag, offsetShort }) => (
          <li key={slug}>
            <Row to={`/country/${slug}`}>
              <img src={flag} alt="" width="28" height="21" loading="lazy" />
              <span>{name}</span>
              {/* A figure without its words: the country names the link, its page says the rest. */}
              <Offset aria-hidden>{offsetShort}</Offset>
            </Row>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled.section`
  padding-top: 22px;
  border-top: 2px solid var(--ink);
  h3 {
    margin-bottom: 20px;
    font-size: var(--t-2xl);
  }
  ul {
    columns: 2 230px;
    column-gap: 32px;
  }
  li {
    break-inside: avoid;
  }
  @media ${small} {
    display: none;
  }
`;

const Row = styled(SmartLink)`
  display: grid;
  grid-template-columns: 28px 1fr auto;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  @media ${narrow} {
    /* In one column, fourteen of them are about as high as a card. */
    min-height: 44px;
  }
  border-bottom: 1px solid var(--line);
  font-weight: 560;
  line-height: 1.3;
  text-decoration: none;
  img {
    width: 28px;
    height: 21px;
    object-fit: cover;
    outline: 1px solid var(--block-line);
    outline-offset: -1px;
  }
  &:hover {
    box-shadow: inset 0 -3px var(--route);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;

const Offset = styled.span`
  font: 560 var(--t-xs) / 1 var(--font-text);
  font-stretch: 85%;
  color: var(--ink-2);
  ${numeric}
`;
