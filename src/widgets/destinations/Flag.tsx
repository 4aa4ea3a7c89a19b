import { startTransition, useState } from "react";

type Props = {
  /** Its picture on the public flag host. */
  address: string;
  /** The address of our own copy, for when that cannot be had. */
  ownCopy: string;
  className?: string;
};

/**
 * A country's flag. It has no text alternative because the country's name is beside it.
 * `crossOrigin` lets the offline copy keep it, at a known size; the host allows it, and if it ever does not, the
 * picture fails and our own copy is shown.
 */
export function Flag({ address, ownCopy, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <img
      className={className}
      src={hasFailed ? ownCopy : address}
      alt=""
      width="44"
      height="33"
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      onError={() => setHasFailed(true)}
      // It may have failed before React listened. In a transition, so that it does not interrupt hydration.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0)
          startTransition(() => setHasFailed(true));
      }}
    />
  );
}
