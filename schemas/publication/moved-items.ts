/** The positions of the longest increasing subsequence of `places`. */
const longestRising = (places: readonly number[]): Set<number> => {
  const ends: number[] = [];
  const before = new Map<number, number>();
  for (const [at, place] of places.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    const link = ends[low - 1];
    if (link !== undefined) before.set(at, link);
    ends[low] = at;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) run.add(at);
  return run;
};

/** The fewest items whose move turns one order into the other. */
export const movedItems = (from: readonly string[], to: readonly string[]): Set<string> => {
  const places = new Map(from.map((key, place) => [key, place]));
  const common = to.filter((key) => places.has(key));
  const stayed = longestRising(common.map((key) => places.get(key) ?? 0));
  return new Set(common.filter((_, at) => !stayed.has(at)));
};
