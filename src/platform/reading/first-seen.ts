const seen = new WeakMap<object, number>();

/** The phone's clock (ms) when this answer was first shown; showing it again does not change it. */
export const firstSeen = (answer: object): number => {
  const known = seen.get(answer);
  if (known !== undefined) return known;
  const now = Date.now();
  seen.set(answer, now);
  return now;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** When each answer was first shown; null for one that was not. */
export const timesSeen = (answers: readonly unknown[]): (number | null)[] =>
  answers.map((answer) => (isObject(answer) && seen.get(answer)) || null);

/** Restores the times of answers that were kept over a reload, in the same order. */
export const seenAt = (answers: readonly unknown[], times: readonly unknown[]): void => {
  for (const [index, answer] of answers.entries()) {
    const at = times[index];
    if (isObject(answer) && typeof at === 'number') seen.set(answer, at);
  }
};
