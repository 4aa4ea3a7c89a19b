import styled from "styled-components";
import type { ProgramsPage } from "../../content/model";
import { dark, largePhone } from "../../ui/media";
import { columns } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";

type Props = {
  subjects: ProgramsPage["subjects"];
  more: ProgramsPage["more"];
  /** The address of the chat, for subjects that are not listed. */
  chat: string;
};

const INKS = ["coral", "sun", "mint"] as const;

/** The subjects as wide bands; the last one is for every other. */
export function SubjectList({ subjects, more, chat }: Props) {
  return (
    <List>
      {subjects.map(({ title, text }, index) => (
        <li key={title} data-block data-ink={INKS[index % INKS.length]}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
      <li data-block data-ink="sky">
        <h2>{more.title}</h2>
        <p>
          {more.text}{" "}
          <SmartLink to={chat} newTab>
            {more.chat}
          </SmartLink>
        </p>
      </li>
    </List>
  );
}

const List = styled.ul`
  > li {
    ${columns(7, 5, largePhone)}
    gap: 8px var(--col-gap);
    align-items: center;
    min-height: clamp(112px, 12vw, 176px);
    padding: 20px var(--gutter-r) 20px var(--gutter);
  }
  h2 {
    font-size: var(--t-4xl);
    line-height: 1;
  }
  p {
    max-width: 22.7em;
    font-size: var(--t-lg);
    line-height: 1.4;
  }
  a {
    font-weight: var(--w-strong);
  }
  @media ${largePhone} {
    > li {
      align-content: center;
      padding-block: 22px 24px;
    }
    p {
      font-size: var(--t-md);
    }
  }
  @media ${dark} {
    > li + li {
      margin-top: 1px;
    }
  }
`;
