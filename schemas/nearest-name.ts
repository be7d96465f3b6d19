import { normalName } from './layout/home-sections.ts';

/** The Damerau–Levenshtein distance. */
const distance = (one: string, other: string): number => {
  let older: number[] = [];
  let old = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const steps = [
        (old[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (old[at - 1] ?? 0) + (same ? 0 : 1),
      ];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped && row > 1) steps.push((older[at - 2] ?? 0) + 1);
      next.push(Math.min(...steps));
    }
    [older, old] = [old, next];
  }
  return old[other.length] ?? 0;
};

const sharedStart = (one: string, other: string): number => {
  let at = 0;
  while (at < other.length && one[at] === other[at]) at += 1;
  return at;
};

const spelt = (name: string): string => normalName(name).toLowerCase();

/** Whether the shorter text is a considerable part of the longer one. */
const isPartly = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length > 1 && long.length <= 3 * short.length && long.includes(short);
};

/**
 * The most similar name: one contains the other, or at most half of its letters differ. Ties go to the
 * longest common start; undefined if none is near.
 */
export const nearestName = (given: string, names: readonly string[]): string | undefined => {
  const meant = spelt(given);
  const near = names.flatMap((name) => {
    const known = spelt(name);
    const part = isPartly(meant, known);
    const limit = Math.max(1, Math.floor(known.length / 2));
    // skips texts of very different length, since `given` may be long
    if (!part && Math.abs(known.length - meant.length) > limit) return [];
    const steps = distance(meant, known);
    return part || steps <= limit ? { name, steps, start: sharedStart(meant, known) } : [];
  });
  const [best] = near.sort((one, other) => one.steps - other.steps || other.start - one.start);
  return best?.name;
};
