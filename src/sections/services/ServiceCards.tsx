import styled from "styled-components";
import type { ServicesPage } from "../../content/model";
import { BlockGrid } from "../../ui/BlockGrid";
import { phone } from "../../ui/media";
import { ServiceIcon } from "../../ui/ServiceIcon";
import { Ticks } from "../../ui/Ticks";

type Props = { services: ServicesPage["services"] };

/* No two neighbours share an ink, in three columns or in two. */
const INKS = ["sun", "sky", "coral", "mint", "sun", "sky"] as const;

/** The services as coloured blocks. */
export function ServiceCards({ services }: Props) {
  return (
    <BlockGrid items={services} columns={3} inks={INKS}>
      {({ title, icon, features }) => (
        <Card>
          <ServiceIcon name={icon} />
          <div>
            <h2>{title}</h2>
            <Ticks items={features} />
          </div>
        </Card>
      )}
    </BlockGrid>
  );
}

const Card = styled.div`
  > svg {
    margin-bottom: 20px;
    color: var(--ka);
  }
  h2 {
    min-height: calc(2em * var(--lh-head));
    max-width: 9em;
    margin-bottom: 16px;
    font-size: min(clamp(1.75rem, 1.2rem + 1.3vw, 2.5rem), 11vw);
  }
  @media ${phone} {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 22px;
    > svg {
      width: 40px;
      height: 40px;
      margin: 0;
    }
    /* Beside the picture unless letters are so large that a word has no room there. */
    > div {
      flex: 1 1 12rem;
    }
    h2 {
      display: grid;
      align-items: center;
      min-height: 40px;
      margin-bottom: 10px;
    }
  }
`;
