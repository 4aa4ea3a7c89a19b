import styled from "styled-components";
import { callAddress, emailAddress } from "../lib/contactUrls";
import { hoursInShort } from "../lib/hours";
import { useSite } from "../site";
import { displayType } from "../styles/mixins";
import { FooterHeading, FooterLink } from "./footerParts";
import { OpenNow } from "./OpenNow";

/** The consultancy's address, phone, e-mail and opening hours. */
export function FooterContact() {
  const { address, phone, email, openingHours } = useSite();
  const { street, city, postalCode, country } = address;
  return (
    <Contact>
      <FooterHeading>Contact</FooterHeading>
      <address>
        <p>
          <span translate="no">{`${street},`}</span>{" "}
          <span>{`${city} ${postalCode}, ${country}`}</span>
        </p>
        <Phone href={callAddress(phone)}>{phone}</Phone>
        <FooterLink href={emailAddress(email)} translate="no">
          {email}
        </FooterLink>
        <p>{hoursInShort(openingHours)}</p>
      </address>
      <OpenNow />
    </Contact>
  );
}

const Contact = styled.div`
  flex: 1 1 16rem;
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  p {
    text-wrap: wrap; /* Safari balances these lines in a box that it has made too narrow. */
  }
  span {
    display: inline-block;
  }
`;

const Phone = styled(FooterLink)`
  ${displayType}
  font-size: var(--t-xl);
`;
