import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { useReplayableButton } from "../../lib/useReplayableButton";
import { narrow } from "../../ui/media";
import { disabledWithoutScript } from "../../ui/mixins";

type Props = {
  names: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onMove: (by: 1 | -1) => void;
};

/** One dot per card, Previous and Next. */
export function Controls({ names, index, onShow, onMove }: Props) {
  const early = useReplayableButton();
  const controls = useRef<HTMLDivElement>(null);

  // At either end the button just pressed is disabled, and would drop the focus: the dot of the card shown takes it.
  useLayoutEffect(() => {
    const isDropped = controls.current?.querySelector("button:focus:disabled");
    if (isDropped)
      controls.current
        ?.querySelector<HTMLElement>("[aria-current]")
        ?.focus({ preventScroll: true });
  }, [index]);

  return (
    <Group ref={controls}>
      <Dots>
        {names.map((name, place) => (
          <Dot
            key={name}
            type="button"
            aria-label={`Show ${name}`}
            aria-current={place === index ? "true" : undefined}
            onClick={() => onShow(place)}
            {...early}
          />
        ))}
      </Dots>
      <Arrows>
        <Round
          type="button"
          aria-label="Previous"
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden />
        </Round>
        <Round
          type="button"
          aria-label="Next"
          disabled={index >= names.length - 1}
          onClick={() => onMove(1)}
          {...early}
        >
          <ArrowRight aria-hidden />
        </Round>
      </Arrows>
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  justify-self: end;
  @media ${narrow} {
    justify-self: start;
  }
`;

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

const Arrows = styled.div`
  display: flex;
  gap: 12px;
`;

/** A short meridian. Drawn as a border, which stays where the system chooses the colours. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 28px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${disabledWithoutScript}
  &::before {
    content: "";
    height: 14px;
    border-left: 3px solid var(--ink);
    opacity: 0.5;
    transition:
      height var(--d-2),
      border-color var(--d-2);
  }
  &[aria-current]::before {
    height: 32px;
    border-color: var(--route);
    opacity: 1;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 0;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: transparent;
  cursor: pointer;
  transition:
    background var(--d-1),
    color var(--d-1);
  svg {
    width: 1.25em;
    height: 1.25em;
  }
  &:hover:enabled {
    background: var(--ink);
    color: var(--paper);
  }
  &:disabled:not([data-early]) {
    opacity: 0.3;
    cursor: default;
  }
  ${disabledWithoutScript}
`;
