import styled from "styled-components";
import type { SiteSettings } from "../content/model";
import { hoursLines } from "../lib/hours";
import { callAddress, emailAddress } from "../lib/reach";
import { numeric } from "../ui/mixins";
import { OpenNow } from "./OpenNow";

type Props = { site: SiteSettings };

/** Where the consultancy is, how to reach it, and when somebody answers. */
export function FooterContact({ site }: Props) {
  const { address, phone, email, openingHours } = site;
  return (
    <div>
      <h2>{site.footer.contactTitle}</h2>
      <Address>
        {address.street}
        <br />
        {address.city} {address.postalCode}, {address.country}
        <br />
        <a href={callAddress(phone)}>{phone}</a>
        <br />
        <a href={emailAddress(email)}>{email}</a>
      </Address>
      <Hours>
        {hoursLines(openingHours).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </Hours>
      <OpenNow hours={openingHours} timeZone={site.home.timeZone} />
    </div>
  );
}

const Address = styled.address`
  ${numeric}
  padding-top: 8px;
  font-style: normal;
  overflow-wrap: anywhere;
`;

const Hours = styled.dl`
  ${numeric}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 16px;
  margin-top: 10px;
  > div {
    display: contents;
  }
  dt {
    color: var(--on-deep-2);
  }
`;
