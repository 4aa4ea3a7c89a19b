import styled from "styled-components";
import type { EducationSupportPage } from "../../content/model";
import { narrow, phone } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { ServiceIcon } from "../../ui/ServiceIcon";
import { Ticks } from "../../ui/Ticks";

type Props = { services: EducationSupportPage["services"] };

const INKS = ["sun", "sky", "coral", "mint"] as const;

/** The services as rows: a coloured square, the name, and what belongs to it. */
export function ServiceRows({ services }: Props) {
  return (
    <Rows>
      {services.map(({ title, icon, features }, index) => (
        <li key={title}>
          <Square data-block data-ink={INKS[index % INKS.length]}>
            <ServiceIcon name={icon} />
          </Square>
          <h2>{title}</h2>
          <Ticks items={features} />
        </li>
      ))}
    </Rows>
  );
}

const Square = styled.div`
  display: grid;
  place-items: center;
  align-self: stretch;
  min-height: 136px;
  color: var(--ka);
`;

const Rows = styled.ul`
  ${wrap}
  padding-block: clamp(56px, 6vw, 88px) clamp(56px, 7vw, 104px);
  > li {
    display: grid;
    grid-template-columns: 112px minmax(0, 4fr) minmax(0, 7fr);
    gap: 12px 32px;
    align-items: center;
    border-top: 2px solid var(--ink);
    &:last-child {
      border-bottom: 2px solid var(--ink);
    }
  }
  h2 {
    font-size: var(--t-2xl);
  }
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 32px;
    padding-block: 24px;
  }
  @media ${narrow} {
    > li {
      grid-template-columns: 96px minmax(0, 1fr);
    }
    ${Square} {
      grid-row: span 2;
    }
    h2 {
      padding-top: 24px;
    }
    ul {
      padding-block: 0 20px;
    }
  }
  @media ${phone} {
    > li {
      grid-template-columns: 72px minmax(0, 1fr);
      column-gap: 16px;
    }
    svg {
      width: 36px;
      height: 36px;
    }
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
