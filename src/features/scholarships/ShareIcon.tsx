/** Lucide's share-2 in one path instead of five shapes: a list has as many of it as cards. */
export const ShareIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="M15 5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98" />
  </svg>
);
