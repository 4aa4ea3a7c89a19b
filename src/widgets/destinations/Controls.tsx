import styled from "styled-components";
import { ArrowLeft, ArrowRight } from "../../components/icons";
import { useHydrated } from "../../lib/useInBrowser";

type Props = {
  names: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onMove: (by: 1 | -1) => void;
};

/** One dot per card, Previous and Next. At either end an arrow is disabled by ARIA only, so that it keeps the focus. */
export function Controls({ names, index, onShow, onMove }: Props) {
  const isReady = useHydrated();
  return (
    <Row data-noprint>
      <CardDots>
        {names.map((name, place) => (
          <Dot
            key={name}
            type="button"
            aria-label={`Show ${name}`}
            aria-current={place === index ? "true" : undefined}
            disabled={!isReady}
            onClick={() => onShow(place)}
          />
        ))}
      </CardDots>
      <Arrow
        type="button"
        aria-label="Previous"
        disabled={!isReady}
        aria-disabled={index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowLeft />
      </Arrow>
      <Arrow
        type="button"
        aria-label="Next"
        disabled={!isReady}
        aria-disabled={index >= names.length - 1}
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
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  padding: 0;
  border: 2px solid var(--text);
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:is(:disabled, [aria-disabled="true"]) {
    opacity: 0.3;
    cursor: default;
  }
  &:hover:not(:disabled, [aria-disabled="true"]) {
    background: var(--text);
    color: var(--paper);
  }
`;
