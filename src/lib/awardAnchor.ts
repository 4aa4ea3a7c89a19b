/** What a scholarship is called in addresses and files: its card's id, so that "#award-3" leads to it. */
export const awardAnchor = (id: string | number): string => `award-${id}`;
