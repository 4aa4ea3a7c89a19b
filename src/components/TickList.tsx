import styled from "styled-components";

type Props = { items: readonly string[] };

/** A list with short meridians as bullets. */
export const TickList = ({ items }: Props) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

const List = styled.ul`
  li {
    position: relative;
    padding: var(--space-2) 0 var(--space-2) var(--space-5);
    line-height: var(--lh-snug);
    overflow-wrap: anywhere;
    text-wrap: balance;
    &::before {
      content: "";
      position: absolute;
      left: 2px;
      /* Centred on the first line. */
      top: calc(var(--space-2) + 0.175em);
      height: 1em;
      border-left: 3px solid var(--art);
    }
  }
`;
