import styled from "styled-components";
import { phone } from "../../ui/media";
import { CountryLink } from "../../ui/CountryLink";

type Props = {
  title: string;
  countries: readonly { slug: string; name: string; atlas: { flag: string } }[];
};

/** Every destination with its flag. */
export function CountryList({ title, countries }: Props) {
  return (
    <Box>
      <h2>{title}</h2>
      <ul>
        {countries.map((country) => (
          <li key={country.slug}>
            <CountryLink country={country} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  padding-top: 24px;
  border-top: 2px solid var(--ink);
  h2 {
    margin-bottom: 12px;
    font-size: var(--t-2xl);
  }
  ul {
    columns: 2 9em;
    column-gap: var(--col-gap);
    @media ${phone} {
      column-gap: 20px;
    }
  }
  li {
    break-inside: avoid;
  }
`;
