import styled from "styled-components";
import { phone } from "../../ui/media";
import { SmartLink } from "../../ui/SmartLink";

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
        {countries.map(({ slug, name, atlas }) => (
          <li key={slug}>
            <SmartLink to={`/country/${slug}`}>
              <img
                src={atlas.flag}
                width={28}
                height={21}
                alt=""
                loading="lazy"
              />
              {name}
            </SmartLink>
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
  a {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 46px;
    border-bottom: 1px solid var(--line);
    text-decoration: none;
    font-weight: 560;
    line-height: 1.2;
  }
  a:hover {
    box-shadow: inset 0 -3px var(--route);
  }
  img {
    object-fit: cover;
    outline: 1px solid rgb(11 26 59 / 0.18);
    outline-offset: -1px;
  }
`;
