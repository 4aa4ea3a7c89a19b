import styled from "styled-components";
import { small } from "../../ui/media";
import { touchTarget } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";

export type AllByHourProps = {
  texts: { moreTitle: string; moreLead: string };
  hours: Queries.HomePageQuery["atlas"]["hours"];
  home: { country: string; city: string };
};

/** Every destination on a ruler of hours, west to east, with home between them. */
export function AllByHour({
  id,
  texts,
  hours,
  home,
}: AllByHourProps & { id: string }) {
  return (
    <Panel aria-labelledby={id} data-all>
      <h3 id={id}>{texts.moreTitle}</h3>
      <p>{texts.moreLead}</p>
      <Ruler>
        {hours.filter(({ isBehind }) => isBehind).map(rowOf)}
        <Row data-home>
          <dt>{home.country}</dt>
          <dd>{home.city}</dd>
        </Row>
        {hours.filter(({ isBehind }) => !isBehind).map(rowOf)}
      </Ruler>
    </Panel>
  );
}

const rowOf = ({
  offset,
  summer,
  countries,
}: AllByHourProps["hours"][number]) => (
  <Row key={`${offset} ${summer}`}>
    <dt>
      {offset}
      {summer && <span> {summer}</span>}
    </dt>
    <dd>
      <ul>
        {countries.map(({ slug, name }) => (
          <li key={slug}>
            <SmartLink to={`/country/${slug}`}>{name}</SmartLink>
          </li>
        ))}
      </ul>
    </dd>
  </Row>
);

const Panel = styled.section`
  min-width: 0;
  padding-top: 20px;
  border-top: 2px solid var(--ink);
  h3 {
    font-size: var(--t-2xl);
  }
  > p {
    margin: 6px 0 14px;
    color: var(--ink-2);
  }
`;

const Ruler = styled.dl`
  dt {
    padding-top: 11px;
    font-weight: var(--w-strong);
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    span {
      display: block;
      font-weight: var(--w-text);
      font-size: var(--t-xs);
      color: var(--ink-2);
    }
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 22px;
  }
  a {
    ${touchTarget}
    font-weight: 560;
    line-height: 1.2;
    text-decoration: none;
    &:hover {
      box-shadow: inset 0 -3px var(--route);
    }
    &:focus-visible {
      outline-offset: -3px;
      box-shadow: none;
    }
  }
  @media ${small} {
    dt,
    a {
      font-size: 1rem;
      font-stretch: 92%;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr));
      gap: 0 10px;
    }
  }
`;

/** A short meridian marks each row on the ruler at its left. */
const Row = styled.div`
  --mark: var(--ink);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 150px) minmax(0, 1fr);
  gap: 0 20px;
  min-height: 48px;
  padding: 4px 0 4px 22px;
  border-left: 2px solid var(--mark);
  break-inside: avoid;
  &::before {
    content: "";
    position: absolute;
    left: 0;
    top: 24px;
    width: 14px;
    border-top: 2px solid var(--mark);
  }
  &[data-home] {
    --mark: var(--route);
    font-weight: 700;
    color: var(--route);
    dd {
      padding-top: 9px;
    }
  }
  /* The countries stand below the hour where letters are so large that a name has no room beside it. */
  @media ${small} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    dt {
      flex: none;
      width: 6.75rem;
      max-width: 100%;
    }
    dd {
      flex: 1 1 8rem;
    }
  }
`;
