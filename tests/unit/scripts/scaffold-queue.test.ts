import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { queueOf, queuePlan } from '#scripts/scaffold/queue.ts';

const planOf = (...words: string[]) => {
  const queue = queueOf(words);
  if (typeof queue === 'string') throw new Error(queue);
  return queuePlan(queue);
};

it('a new queue is written into its noun so that it parses, and entered nowhere', () => {
  const { written, entered } = planOf('feedback', 'lampWish', '心愿');
  expect(written.map(({ file }) => file)).toEqual([
    'schemas/feedback/lamp-wish-desk-endpoints.ts',
    'server/domains/feedback/lamp-wish-queue.ts',
    'src/operator/feedback/lamp-wish-desk.tsx',
    'src/operator/feedback/lamp-wish-queue.tsx',
    'tests/server/feedback/lamp-wish-queue.test.ts',
  ]);
  for (const { file, text } of written) expect(parseSync(file, text).errors, file).toEqual([]);
  expect(entered).toEqual([]);
});

it.each([
  ['Feedback', 'wish', '心愿'],
  ['../feedback', 'wish', '心愿'],
  ['nobody', 'wish', '心愿'],
  ['feedback', 'Wish', '心愿'],
  ['feedback', 'wish', 'a b'],
  ['feedback', 'refunds', '退款'],
  ['feedback', 'keptWish', '心愿'],
])('a queue %s %s %s is refused', (...words) => {
  expect(queueOf(words)).toEqual(expect.any(String));
});
