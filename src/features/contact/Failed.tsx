import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { fill } from "../../lib/format";
import { callAddress, chatAddress, emailAddress } from "../../lib/reach";
import { Button } from "../../ui/Button";
import { phone as phoneWidth } from "../../ui/media";
import type { Failure } from "./state";

type Props = { reason: Failure; site: SiteSettings; message: string };

/** What went wrong, that nothing is lost, and every other way to get the same words through. */
export function Failed({ reason, site, message }: Props) {
  const { contact, phone, email, chat } = site;
  return (
    <>
      <What>{contact[reason]}</What>
      <Kept>{contact.kept}</Kept>
      <Choices>
        <Button type="submit">{contact.retry}</Button>
        {reason === "offline" && (
          <Button kind="line" to={callAddress(phone)}>
            {fill(contact.call, { phone })}
          </Button>
        )}
        <Button
          kind="line"
          to={chatAddress(phone, message || chat.greeting)}
          newTab
        >
          {contact.byChat}
        </Button>
        <Button kind="line" to={emailAddress(email, message)}>
          {contact.byEmail}
        </Button>
      </Choices>
    </>
  );
}

const What = styled.p`
  flex: 1 1 100%;
  font-size: var(--t-lg);
  font-weight: var(--w-strong);
  line-height: 1.35;
`;

const Kept = styled.p`
  flex: 1 1 100%;
  margin-top: -8px;
  line-height: 1.35;
  color: var(--ink-2);
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 16px;
  flex: 1 1 100%;
  @media ${phoneWidth} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
