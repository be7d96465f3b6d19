/** Whether every test runs, as in `npm run test:whole`: all sizes, both engines, everything that is more of the same. */
export const whole = process.env.TEST_WHOLE === '1';

/** Of things of several kinds those that bring one which none before has; all of them in the whole run. */
export const ofEachKind = <T>(
  all: readonly T[],
  kindsOf: (one: T) => readonly string[],
): readonly T[] => {
  const seen = new Set<string>();
  return all.filter((one) => {
    const fresh = kindsOf(one).filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    return whole || fresh.length > 0;
  });
};

/** The first so many; all of them in the whole run. */
export const firstOf = <T>(all: readonly T[], many: number): readonly T[] =>
  whole ? all : all.slice(0, many);
