const seen = new WeakMap<object, number>();

/** When this answer was first shown, in ms by the phone's clock. */
export const firstSeen = (answer: object): number => {
  const known = seen.get(answer);
  if (known !== undefined) return known;
  const now = Date.now();
  seen.set(answer, now);
  return now;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** null for an answer that was not shown. */
export const timesSeen = (answers: readonly unknown[]): (number | null)[] =>
  answers.map((answer) => (isObject(answer) && seen.get(answer)) || null);

/** Restores the times of answers that were kept over a reload, in the same order. */
export const seenAt = (answers: readonly unknown[], times: readonly unknown[]): void => {
  for (const [index, answer] of answers.entries()) {
    const at = times[index];
    if (isObject(answer) && typeof at === 'number') seen.set(answer, at);
  }
};
