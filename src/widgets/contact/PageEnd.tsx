import styled from "styled-components";
import type { Way } from "../../content/model";
import { Onward } from "../../components/Onward";
import { onNarrow, onTablets, onWide } from "../../styles/media";
import { endColumns, inGutters, routeArc } from "../../styles/mixins";
import { ContactSection } from "./ContactSection";

type Props = { page: { contactForm: boolean; next: Way } };

/** The end of every page: the contact form where the page has one, else one link onward. */
export const PageEnd = ({ page }: Props) =>
  page.contactForm ? (
    <ContactSection next={page.next} />
  ) : (
    <Band aria-labelledby="where-next" data-deep>
      <h2 id="where-next">Where next?</h2>
      <Onward way={page.next} />
    </Band>
  );

const Band = styled.section`
  ${inGutters}
  ${endColumns}
  gap: var(--space-4) var(--space-6);
  align-items: center;
  padding-block: var(--space-7);
  border-bottom: 1px solid var(--line);
  > h2 {
    font-size: var(--t-xl);
  }
  a {
    grid-column: 2 / -1; /* Above the first list of the footer. */
    gap: var(--space-2) var(--space-6);
    padding: 0;
    border: 0;
  }
  b {
    display: flex;
    gap: var(--space-5);
    align-items: center;
    font-size: var(--t-3xl);
    line-height: 1;
  }
  @media ${onTablets}, ${onWide} {
    b::after {
      ${routeArc}
      flex: 1;
      min-width: 80px;
      height: 72px;
      margin: 0 calc(-1 * var(--space-6)) 0 0; /* To the button's edge. */
    }
  }
  /* What is pressed is round. */
  svg {
    grid-row: 1 / span 3;
    box-sizing: border-box;
    width: 72px;
    height: 72px;
    padding: var(--space-4);
    border-radius: 50%;
    background: var(--route);
    color: var(--deep);
  }
  @media ${onNarrow} {
    display: block;
    > h2 {
      margin-bottom: var(--space-4);
      font-size: var(--t-lg);
    }
  }
`;
