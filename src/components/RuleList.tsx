import type { ReactNode } from "react";
import styled from "styled-components";
import { onPhones } from "../styles/media";
import { levelTexts } from "../styles/mixins";

type ItemProps = {
  title: string;
  /** Of the heading. */
  level?: "h2" | "h3";
  text?: string;
  /** A drawing: above the heading, on phones beside it. */
  art?: ReactNode;
  children?: ReactNode;
};

export const RuleItem = ({
  title,
  level = "h3",
  text,
  art,
  children,
}: ItemProps) => (
  <Item data-art={art ? true : undefined}>
    {art && <Art>{art}</Art>}
    <Title as={level}>{title}</Title>
    <div>
      {text && <p>{text}</p>}
      {children}
    </div>
  </Item>
);

const Title = styled.h3`
  margin-bottom: var(--space-2);
  font-size: var(--t-xl);
`;

const Art = styled.div`
  max-width: 220px;
  margin-bottom: var(--space-5);
`;

const Item = styled.li`
  padding-top: var(--space-5);
  border-top: 2px solid var(--text);
  p {
    max-width: 25em;
    color: var(--text-2);
    text-wrap: balance;
  }
  &:not([data-art]) {
    ${levelTexts}
  }
  @media ${onPhones} {
    padding-top: var(--space-4);
    &[data-art] {
      display: grid;
      grid-template-columns: 88px minmax(0, 1fr);
      column-gap: var(--space-5);
    }
    > * {
      grid-column: -2;
    }
    ${Art} {
      grid-area: 1 / 1 / span 2;
      margin: var(--space-1) 0 0;
    }
  }
`;

/** Texts with a heading each, every one under a rule, at most three side by side. */
export const RuleList = styled.ul`
  display: grid;
  gap: var(--space-7) var(--space-6);
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(17rem, 30%)), 1fr)
  );
`;
