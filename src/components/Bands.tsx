import { Children, type ReactNode } from "react";
import styled from "styled-components";
import { inkAt } from "../lib/inks";
import { onMeridian, onNarrow } from "../styles/media";
import { besideMeridian, meridian, touchTarget } from "../styles/mixins";
import { SmartLink } from "./SmartLink";

/** Coloured bands, one below the other, each with a line from its heading to its text. */
export const Bands = ({ children }: { children: ReactNode }) => (
  <List>
    {Children.toArray(children).map((child, index) => (
      <li key={index} data-block data-ink={inkAt(index)}>
        {child}
      </li>
    ))}
  </List>
);

type BandProps = {
  title: string;
  text: string;
  /** A drawing that the line passes through. */
  art?: ReactNode;
  /** A link below the text. */
  link?: { to: string; text: string; newTab?: boolean } | null;
};

export const Band = ({ title, text, art, link }: BandProps) => (
  <>
    <h2>
      <Title>{title}</Title>
      {art && <Art>{art}</Art>}
    </h2>
    <div>
      <Text>{text}</Text>
      {link && (
        <BandLink to={link.to} newTab={link.newTab}>
          {link.text}
        </BandLink>
      )}
    </div>
  </>
);

/** A drawing gives way to it; its stop does not. */
const Title = styled.span`
  flex: none;
  max-width: calc(100% - var(--space-7));
`;

const Text = styled.p`
  max-width: 25em;
  font-size: var(--t-lg);
  text-wrap: balance;
`;

const BandLink = styled(SmartLink)`
  ${touchTarget}
  display: flex;
  width: fit-content;
  font-size: var(--t-lg);
`;

/** The line goes on where its drawing ends. The row is as high as its text. */
const Art = styled.span`
  flex: 0 1 auto;
  min-width: var(--space-1);
  margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-4))
    calc(-1 * var(--space-5)) var(--space-4);
  @media ${onNarrow} {
    width: 150px; /* It keeps clear of the text below. */
  }
`;

const List = styled.ul`
  @media ${onMeridian} {
    position: relative;
    &::before {
      ${meridian}
      inset-block: 0;
    }
  }
  li {
    ${besideMeridian}
    gap: var(--space-2) var(--space-6);
    align-items: center;
    padding: var(--space-6) var(--gutter-r) var(--space-6) var(--gutter);
  }
  h2 {
    display: flex;
    align-items: center;
    line-height: var(--lh-tight);
  }
  h2::before,
  h2::after {
    content: "";
  }
  h2::before,
  h2::after,
  ${Art} {
    position: relative;
    top: 6px; /* In the middle of small letters. */
  }
  /* The line, and the stop at its end. In the last band both are still open. */
  h2::after {
    flex: 1;
    margin-left: var(--space-4);
    border-top: 3px solid;
  }
  h2::before {
    order: 1;
    flex: none;
    width: 18px;
    height: 18px;
    border: 3px solid;
    border-radius: 50%;
    background: currentColor;
  }
  li:last-child h2::after {
    border-top-style: dotted;
  }
  li:last-child h2::before {
    background: none;
  }
  @media ${onMeridian} {
    /* The stop is on India's meridian: half of it, and half of the gap. */
    h2::before {
      /* stylelint-disable-next-line scale-unlimited/declaration-strict-value -- half of 18px */
      margin-right: calc(-9px - var(--space-2));
    }
  }
`;
