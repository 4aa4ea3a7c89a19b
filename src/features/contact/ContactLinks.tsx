import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Hop } from "../../ui/Hop";
import { narrow, stacked } from "../../ui/media";
import { numeric } from "../../ui/mixins";
import { SmartLink } from "../../ui/SmartLink";

/** One way to reach us, or one way on. */
export type ContactLink = {
  label: string;
  name: string;
  /** The small print under the name; a line break in it is shown. */
  detail?: ReactNode;
  to: string;
  newTab?: boolean;
  icon: "chat" | "phone" | "email" | "hop";
};

type Props = {
  links: readonly ContactLink[];
  /** Side by side at the end of a page, one below the other beside a form, or a single row under it. */
  direction: "across" | "down" | "one";
};

const ICONS = { chat: MessageCircle, phone: Phone, email: Mail, hop: Hop };

export function ContactLinks({ links, direction }: Props) {
  return (
    <List data-direction={direction}>
      {links.map(({ label, name, detail, to, newTab, icon }) => {
        const Icon = ICONS[icon];
        return (
          <li key={to} data-icon={icon}>
            <Row to={to} newTab={newTab}>
              <Small>{label}</Small>
              <Name>{icon === "email" ? <Breakable text={name} /> : name}</Name>
              {detail && <Small>{detail}</Small>}
              <Icon aria-hidden />
            </Row>
          </li>
        );
      })}
    </List>
  );
}

/** An e-mail address, broken after its @ where it does not fit into a line. */
function Breakable({ text }: { text: string }) {
  const [name, host] = text.split("@");
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

const Name = styled.b`
  grid-column: 1;
  font: var(--w-display) 1.5rem/1.15 var(--font-display);
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  grid-column: 1;
  font-size: var(--t-sm);
  color: var(--ink-2);
  white-space: pre-line;
`;

const Row = styled(SmartLink)`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px 12px;
  align-content: start;
  height: 100%;
  min-height: 64px;
  padding: 16px 0 18px;
  border-top: 2px solid var(--ink);
  line-height: 1.35;
  text-decoration: none;
  ${numeric}
  &:hover ${Name} {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  > svg {
    grid-column: 2;
    grid-row: 1 / 3;
    align-self: start;
    width: 26px;
    height: 26px;
  }
  [data-icon="hop"] > & > svg {
    height: 14px;
    margin-top: 6px;
    color: var(--route);
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0 var(--col-gap);
  @media ${stacked} {
    grid-template-columns: minmax(0, 1fr);
    ${Row} {
      border-top-width: 1px;
    }
  }
  &[data-direction="down"] {
    grid-template-columns: minmax(0, 1fr);
    max-width: 460px;
    margin-top: 28px;
    @media ${narrow} {
      max-width: none;
    }
    ${Row} {
      grid-template-columns: 44px minmax(0, 1fr);
      padding: 14px 0 16px;
      border-top: 1px solid var(--line);
    }
    li:last-child ${Row} {
      border-bottom: 1px solid var(--line);
    }
    ${Name}, ${Small} {
      grid-column: 2;
    }
    svg {
      grid-column: 1;
      grid-row: 1 / 4;
      margin-top: 4px;
    }
  }
  &[data-direction="one"] {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 40px;
    ${Row} {
      border-top: 1px solid var(--line);
    }
  }
`;
