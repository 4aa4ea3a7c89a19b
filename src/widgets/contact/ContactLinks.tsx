import styled from "styled-components";
import { Chat, Mail, Phone } from "../../components/icons";
import { SmartLink } from "../../components/SmartLink";
import { callAddress, emailAddress } from "../../lib/contactUrls";
import { hoursInShort } from "../../lib/hours";
import { useSite } from "../../site";
import { onTablets } from "../../styles/media";
import { displayType, hoverUnderline } from "../../styles/mixins";

/** Ways to reach us besides the form, each with a note. */
export function ContactLinks() {
  const { phone, email, openingHours, chatUrl } = useSite();
  const [mailbox, host] = email.split("@");
  return (
    <List>
      <li>
        <ContactLink to={chatUrl} newTab>
          <Chat />
          <span>
            <small>Chat</small> <b>WhatsApp</b> <small>{phone}</small>
          </span>
        </ContactLink>
      </li>
      <li>
        <ContactLink to={callAddress(phone)}>
          <Phone />
          <span>
            <small>Phone</small> <b>{phone}</b>{" "}
            <small>{hoursInShort(openingHours)}</small>
          </span>
        </ContactLink>
      </li>
      <li>
        <ContactLink to={emailAddress(email)}>
          <Mail />
          <span>
            <small>E-mail</small> {/* May break after the @. */}
            <b>
              <bdi>{`${mailbox}@`}</bdi>
              <wbr />
              <bdi>{host}</bdi>
            </b>
          </span>
        </ContactLink>
      </li>
    </List>
  );
}

const ContactLink = styled(SmartLink)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  height: 100%;
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);
  text-decoration: none;
  &:hover b {
    ${hoverUnderline}
  }
  span {
    display: grid;
    gap: var(--space-1);
  }
  b {
    ${displayType}
    font-size: var(--t-xl);
    line-height: var(--lh-head);
    overflow-wrap: anywhere;
  }
  small {
    font-size: var(--t-sm);
    color: var(--text-2);
    white-space: pre-line;
  }
  @media ${onTablets} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
    b {
      font-size: var(--t-lg);
    }
  }
`;

const List = styled.ul`
  border-bottom: 1px solid var(--line);
  line-height: var(--lh-snug);
  @media ${onTablets} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-5);
  }
`;
