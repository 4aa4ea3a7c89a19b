import styled from "styled-components";
import { callAddress, emailAddress } from "../lib/contactUrls";
import { hoursLines } from "../lib/hours";
import { useSite } from "../site";
import { onMeridian } from "../styles/media";
import { displayType } from "../styles/mixins";
import { FactList } from "../components/FactList";
import { FooterHeading, footerLink } from "./footerParts";
import { OpenNow } from "./OpenNow";

/** Where the consultancy is, how to reach it, and when somebody answers. */
export function FooterContact() {
  const { address, phone, email, openingHours } = useSite();
  const { street, city, postalCode, country } = address;
  return (
    <Contact>
      <FooterHeading>Contact</FooterHeading>
      <address>
        <p>
          {street}, <span>{`${city} ${postalCode}, ${country}`}</span>
        </p>
        <Phone href={callAddress(phone)}>{phone}</Phone>
        <Email href={emailAddress(email)}>{email}</Email>
      </address>
      <FactList
        look="pairs"
        facts={hoursLines(openingHours).map(({ days, times }) => [days, times])}
      />
      <OpenNow />
    </Contact>
  );
}

const Contact = styled.div`
  flex: 1 1 16rem;
  @media ${onMeridian} {
    margin-left: var(--space-5);
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
    overflow-wrap: anywhere;
    p {
      padding-top: var(--space-1); /* Level with the first links. */
    }
    p span {
      display: inline-block;
    }
  }
`;

const Phone = styled.a`
  ${footerLink}
  ${displayType}
  font-size: var(--t-xl);
  font-variant-numeric: tabular-nums;
`;

const Email = styled.a`
  ${footerLink}
`;
