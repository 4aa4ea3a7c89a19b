import styled from "styled-components";
import type { TitledList } from "../../content/model";
import { narrow } from "../../ui/media";
import { wrap } from "../../ui/mixins";
import { Ticks } from "../../ui/Ticks";

type Props = { lists: readonly TitledList[] };

/** Lists with a title each, side by side. */
export function TickColumns({ lists }: Props) {
  return (
    <Columns>
      {lists.map(({ title, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Ticks items={items} />
        </section>
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  ${wrap}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 48px var(--col-gap);
  padding-bottom: clamp(64px, 8.6vw, 128px);
  section {
    padding-top: 28px;
    border-top: 2px solid var(--ink);
  }
  h2 {
    margin-bottom: 20px;
    font-size: var(--t-2xl);
  }
  li {
    padding-block: 9px;
    font-size: var(--t-lg);
  }
  @media ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
