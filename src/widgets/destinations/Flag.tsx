import { startTransition, useState } from "react";
import styled from "styled-components";

type Props = {
  /** Its picture on the public flag host. */
  address: string;
  /** The address of our own copy, which is shown if the host fails. */
  ownCopy: string;
};

/**
 * A country's flag, in the corner of its card. It has no text alternative because the country's name is beside it.
 * `crossOrigin` lets the offline copy store it with a known size. The host allows this; if it ever does not, the
 * picture fails and our own copy is shown.
 */
export function Flag({ address, ownCopy }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Corner
      src={hasFailed ? ownCopy : address}
      alt=""
      width="44"
      height="33"
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      onError={() => setHasFailed(true)}
      // It may have failed before hydration. A transition does not interrupt hydration.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0)
          startTransition(() => setHasFailed(true));
      }}
    />
  );
}

const Corner = styled.img`
  position: absolute;
  left: var(--space-5);
  top: var(--space-5);
  object-fit: cover;
`;
