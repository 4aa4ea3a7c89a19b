import styled from "styled-components";
import type { SiteSettings } from "../content/model";
import { hoursLines } from "../lib/hours";
import { callAddress, emailAddress } from "../lib/contactUrls";
import { Fact } from "../ui/Fact";
import { phone as onPhones } from "../ui/media";
import { numeric } from "../ui/mixins";
import { OpenNow } from "./OpenNow";
import { Saved } from "./Saved";

type Props = { site: SiteSettings };

/** Where the consultancy is, how to reach it, and when somebody answers. */
export function FooterContact({ site }: Props) {
  const { address, phone, email, openingHours } = site;
  return (
    <Contact>
      <h2>{site.footer.contactTitle}</h2>
      <Address>
        <span>
          {address.street},<br /> {address.city} {address.postalCode},{" "}
          {address.country}
        </span>
        <Reach>
          <a href={callAddress(phone)}>{phone}</a>
          <a href={emailAddress(email)}>{email}</a>
        </Reach>
      </Address>
      <Hours>
        {hoursLines(openingHours).map(({ days, times }) => (
          <Fact key={days} term={days}>
            {times}
          </Fact>
        ))}
      </Hours>
      <OpenNow hours={openingHours} timeZone={site.home.timeZone} />
      <Saved text={site.saved} />
    </Contact>
  );
}

const Contact = styled.div`
  position: relative;
  @media ${onPhones} {
    display: flex;
    flex-direction: column;
    font-size: 0.875rem;
    line-height: 1.45;
    font-stretch: 88%;
  }
`;

const Address = styled.address`
  ${numeric}
  padding-top: 8px;
  font-style: normal;
  overflow-wrap: anywhere;
  /* One line, and the numbers after the hours when they are answered. */
  @media ${onPhones} {
    display: contents;
    > span {
      margin: 2px 0 6px;
    }
    br {
      display: none;
    }
  }
`;

const Reach = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  @media ${onPhones} {
    flex-flow: wrap;
    gap: 0 18px;
    order: 1;
    a {
      min-height: 36px;
    }
  }
`;

const Hours = styled.dl`
  ${numeric}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  margin-top: 10px;
  @media ${onPhones} {
    gap: 0 10px;
    margin: 0;
  }
  > div {
    display: contents;
  }
  dt {
    color: var(--on-deep-2);
  }
`;
