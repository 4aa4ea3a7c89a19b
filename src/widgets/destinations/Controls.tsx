import { useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { useHydrated } from "../../lib/useInBrowser";
import { onNarrow, onPhones, onWide } from "../../styles/media";
import { ArrowLeft, ArrowRight } from "../../components/icons";

type Props = {
  names: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onMove: (by: 1 | -1) => void;
};

/** One dot per card, Previous and Next. */
export function Controls({ names, index, onShow, onMove }: Props) {
  const isReady = useHydrated();
  const controls = useRef<HTMLDivElement>(null);
  const arrow = { type: "button", "data-look": "arrow" } as const;

  // At either end the button just pressed is disabled, and would drop the focus: the dot of the card shown takes it.
  useLayoutEffect(() => {
    const group = controls.current!;
    const { activeElement: focused } = document;
    if (group.contains(focused) && focused!.matches(":disabled"))
      group
        .querySelector<HTMLElement>("[aria-current]")!
        .focus({ preventScroll: true });
  }, [index]);

  return (
    <Row ref={controls} data-noprint>
      <div>
        {names.map((name, place) => (
          <button
            key={name}
            type="button"
            aria-label={`Show ${name}`}
            aria-current={place === index ? "true" : undefined}
            disabled={!isReady}
            onClick={() => onShow(place)}
          />
        ))}
      </div>
      <button
        {...arrow}
        aria-label="Previous"
        disabled={!isReady || index === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowLeft />
      </button>
      <button
        {...arrow}
        aria-label="Next"
        disabled={!isReady || index >= names.length - 1}
        onClick={() => onMove(1)}
      >
        <ArrowRight />
      </button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  justify-self: end;
  div {
    display: flex;
    margin-right: var(--space-3);
  }
  button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  /* A short meridian. Drawn as a border, which stays where the system chooses the colours. */
  button::before {
    content: "";
    height: 14px;
    border-left: 3px solid var(--ink-2);
    transition: height var(--d-2);
  }
  [aria-current]::before {
    height: 32px;
    border-color: var(--route);
  }
  [data-look="arrow"] {
    width: 56px;
    height: 56px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    &::before {
      content: none;
    }
    &:hover:enabled {
      background: var(--ink);
      color: var(--paper);
    }
    &:disabled {
      opacity: 0.3;
      cursor: default;
    }
  }
  @media ${onWide} {
    flex-wrap: nowrap;
  }
  @media ${onNarrow} {
    justify-self: start;
    div {
      margin-left: -12px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- the first meridian is at the margin */
    }
  }
  @media ${onPhones} {
    flex-wrap: nowrap;
    justify-self: stretch;
    div {
      flex: 1;
      margin-right: 0;
    }
    div button {
      justify-content: start;
      padding-left: 12px; /* stylelint-disable-line scale-unlimited/declaration-strict-value -- the same */
    }
    div button {
      flex: 1;
      max-width: 44px;
    }
  }
`;
