import styled from "styled-components";

type Props = { items: readonly string[] };

/** A list whose bullets are short meridians. */
export function Ticks({ items }: Props) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    position: relative;
    padding: 7px 0 7px 22px;
    line-height: 1.45;
    overflow-wrap: anywhere;
    text-wrap: balance;
    &::before {
      content: "";
      position: absolute;
      left: 2px;
      top: 0.72em;
      height: 1em;
      border-left: 3px solid var(--ka, var(--ink));
    }
  }
`;
