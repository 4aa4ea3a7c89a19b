import styled from "styled-components";
import type { SiteSettings } from "../../content/model";
import { fill } from "../../lib/format";
import { callAddress, chatAddress, emailAddress } from "../../lib/contactUrls";
import { Button } from "../../ui/Button";
import { phone as phoneWidth } from "../../ui/media";

type Props = { site: SiteSettings; message: string; isOffline: boolean };

/** After a failure: try again, or get the same words through another way. */
export function OtherWays({ site, message, isOffline }: Props) {
  const { contact, phone, email, chat } = site;
  return (
    <Choices>
      <Button type="submit">{contact.retry}</Button>
      {isOffline && (
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
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 16px;
  margin-top: 14px;
  @media ${phoneWidth} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
