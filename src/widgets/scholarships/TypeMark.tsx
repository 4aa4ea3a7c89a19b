import styled from "styled-components";
import type { Scholarship } from "../../content/model";

type Type = Scholarship["type"];

export const TYPES = {
  national: { name: "National", ink: "sun" },
  international: { name: "International", ink: "sky" },
} as const satisfies Record<Type, object>;

type Props = { type: Type };

/** The disc of a type: national plain, international with a point. */
export const TypeMark = ({ type }: Props) => (
  <Disc data-ink={TYPES[type].ink} data-type={type} />
);

const Disc = styled.i`
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: var(--k);
  &[data-type="international"] {
    background: radial-gradient(closest-side, var(--ink) 32%, var(--k) 40%);
  }
`;
