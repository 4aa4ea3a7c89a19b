/**
 * What visitors have typed and begun, by the path of its page and the name of a part: "/about#contact". It is there again
 * when they return by a link, Back or Forward. It lasts as long as the tab, and a reload begins anew: nothing is stored.
 */
export const memory = new Map<string, unknown>();
