/** How Gatsby's router came to a place. */
type Place = { action?: string; hash: string };

let isAtTop = false;

/** To be told of every page before it is drawn. @param from null: it is the first page of the visit */
export const noteArrival = ({ action, hash }: Place, from: unknown) => {
  // A first page may have been pushed too: Gatsby mends its address.
  isAtTop = from !== null && action === "PUSH" && hash === "";
};

/**
 * Did the visitor come to this page by a link, and to its top? Else he may be about to see any part of it: Back returns to
 * where he was, a fragment names a place, and the first page of a visit is there as HTML.
 */
export const arrivedAtTop = (): boolean => isAtTop;
