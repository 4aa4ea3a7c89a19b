/** A function that finds each answer once. Its arguments are compared as texts. */
export function memoize<Asked extends readonly (string | number)[], Answer>(
  find: (...asked: Asked) => Answer,
) {
  const known = new Map<string, Answer>();
  return (...asked: Asked): Answer => {
    const key = asked.join(" ");
    if (!known.has(key)) known.set(key, find(...asked));
    return known.get(key)!;
  };
}
