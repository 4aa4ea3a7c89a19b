import styled from "styled-components";
import type { Scholarship } from "../../content/model";

type Type = Scholarship["type"];

export const TYPES = {
  national: { name: "National", ink: "sun" },
  international: { name: "International", ink: "sky" },
} as const satisfies Record<Type, object>;

type Props = { type: Type; hasPassed?: boolean };

/** The disc of a type: national plain, international with a point. With a hole once the deadline has passed. */
export const TypeMark = ({ type, hasPassed = false }: Props) => (
  <Disc
    data-ink={TYPES[type].ink}
    data-type={type}
    data-passed={hasPassed || undefined}
  />
);

const Disc = styled.i`
  --point: transparent;
  --hole: transparent;
  flex: none;
  width: 16px;
  height: 16px;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: radial-gradient(
    closest-side,
    var(--point) 32%,
    var(--hole) 40% 56%,
    var(--k) 64%
  );
  &[data-passed] {
    --point: var(--sea);
    --hole: var(--sea);
  }
  &[data-type="international"] {
    --point: var(--ink);
    &:not([data-passed]) {
      --hole: var(--k);
    }
  }
  &[data-type="national"]:not([data-passed]) {
    background: var(--k);
  }
`;
