import styled from "styled-components";
import type { TitledList } from "../../content/model";
import { columns, wrap } from "../../ui/mixins";
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
  gap: 48px var(--col-gap);
  padding-bottom: clamp(64px, 8.6vw, 128px);
  ${columns(1, 1)}
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
`;
