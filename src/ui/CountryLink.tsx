import type { ComponentProps } from "react";
import styled from "styled-components";
import { numeric } from "./mixins";
import { SmartLink } from "./SmartLink";

type Props = Omit<ComponentProps<typeof SmartLink>, "to" | "children"> & {
  country: { slug: string; name: string; atlas: { flag: string } };
  /** "+2:30": a figure for the eye, without its words. The country's page says the rest. */
  offset?: string;
};

/** A country in a list: its flag, its name, and how far its clock is from home's. */
export const CountryLink = ({ country, offset, ...rest }: Props) => (
  <Row to={`/country/${country.slug}`} {...rest}>
    <img
      src={country.atlas.flag}
      width={28}
      height={21}
      alt=""
      loading="lazy"
    />
    <span>{country.name}</span>
    {offset && <Offset aria-hidden>{offset}</Offset>}
  </Row>
);

const Row = styled(SmartLink)`
  display: grid;
  grid-template-columns: 28px 1fr auto;
  gap: 12px;
  align-items: center;
  min-height: 46px;
  border-bottom: 1px solid var(--line);
  font-weight: 560;
  line-height: 1.2;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    box-shadow: inset 0 -3px var(--route);
  }
  img {
    width: 28px;
    height: 21px;
    object-fit: cover;
    outline: 1px solid rgb(11 26 59 / 0.18);
    outline-offset: -1px;
  }
`;

const Offset = styled.span`
  font: 560 var(--t-xs) / 1 var(--font-text);
  font-stretch: 85%;
  color: var(--ink-2);
  ${numeric}
`;
