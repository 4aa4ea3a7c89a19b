import { useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { ArrowLeft, ArrowRight } from "../../components/icons";
import { useHydrated } from "../../lib/useInBrowser";
import { round } from "../../styles/mixins";

type Props = {
  names: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onMove: (by: 1 | -1) => void;
};

/** One dot per card, Previous and Next. */
export function Controls({ names, index, onShow, onMove }: Props) {
  const isReady = useHydrated();
  const controlsRef = useRef<HTMLDivElement>(null);

  // At either end the clicked button becomes disabled, which would lose the focus: the dot of the current card takes it.
  useLayoutEffect(() => {
    const group = controlsRef.current!;
    const { activeElement: focused } = document;
    if (group.contains(focused) && focused!.matches(":disabled"))
      group
        .querySelector<HTMLElement>("[aria-current]")!
        .focus({ preventScroll: true });
  }, [index]);

  return (
    <Row ref={controlsRef} data-noprint>
      <CardDots>
        {names.map((name, place) => (
          <Dot
            key={name}
            type="button"
            autoComplete="off"
            aria-label={`Show ${name}`}
            aria-current={place === index ? "true" : undefined}
            disabled={!isReady}
            onClick={() => onShow(place)}
          />
        ))}
      </CardDots>
      <Arrow
        type="button"
        autoComplete="off"
        aria-label="Previous"
        disabled={!isReady || index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowLeft />
      </Arrow>
      <Arrow
        type="button"
        autoComplete="off"
        aria-label="Next"
        disabled={!isReady || index >= names.length - 1}
        onClick={() => onMove(1)}
      >
        <ArrowRight />
      </Arrow>
    </Row>
  );
}

/** Dots on the left, arrows on the right. */
const Row = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
`;

const CardDots = styled.div`
  flex: 1;
  display: flex;
  /* Aligns the first meridian with the page's margin. */
  margin-left: calc(-1 * var(--space-3));
`;

/** A short meridian, as a border, which forced colours do not remove. */
const Dot = styled.button`
  flex: 1;
  display: flex;
  align-items: center;
  max-width: 44px;
  height: 44px;
  padding: 0 0 0 var(--space-3);
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: "";
    height: 14px;
    border-left: 3px solid var(--text-2);
    transition: height var(--duration-2);
  }
  &[aria-current]::before {
    height: 32px;
    border-color: var(--route);
  }
`;

const Arrow = styled.button`
  ${round(56)}
  background: none;
  cursor: pointer;
  &:hover:enabled {
    background: var(--text);
    color: var(--paper);
  }
  &:disabled {
    opacity: 0.3;
    cursor: default;
  }
`;
