const seen = new WeakMap<object, number>();

/** The phone's clock (ms) when this answer was first shown; a row that comes back is not new. */
export const firstSeen = (answer: object): number => {
  const known = seen.get(answer);
  if (known !== undefined) return known;
  const now = Date.now();
  seen.set(answer, now);
  return now;
};
