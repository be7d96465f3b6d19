import fc from 'fast-check';
import { endpoints, judgeOf, mutatedAnswers, ofEach } from '#tests/fuzz/harness/answers.ts';
import { composeOrder, resolvedFor, visits } from '#tests/fuzz/harness/documents.ts';
import { anyItems } from '#tests/fuzz/harness/items.ts';
import { runs } from '#tests/fuzz/harness/seeded.ts';

/** In milliseconds. */
export type Times = number[];

const timeOf = (round: () => unknown): number => {
  const start = performance.now();
  round();
  return performance.now() - start;
};

export const timesOfAnswers = (atLeast: number): Times => {
  const times: Times = [];
  for (const endpoint of endpoints) {
    const judged = judgeOf(endpoint);
    fc.assert(
      fc.property(mutatedAnswers(endpoint), (answer) => {
        times.push(timeOf(() => judged(answer)));
      }),
      runs(ofEach(atLeast)),
    );
  }
  return times;
};

export const timesOfDocuments = (count: number): Times => {
  const times: Times = [];
  fc.assert(
    fc.property(anyItems, visits, (items, visit) => {
      times.push(timeOf(() => resolvedFor(composeOrder(items), visit)));
    }),
    runs(count),
  );
  return times;
};
