import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#schemas/assessment/question.ts';
import type { QuestionRow } from '#server/libraries/assessment/rows.ts';
import { earnedOf, fullOf, sumOf } from '#server/libraries/assessment/score.ts';
import { triesOf } from '../../harness/times.ts';

const scoreOf = (requests: readonly QuestionRow[], answers: Answers): number =>
  sumOf(earnedOf(requests, answers));

const ids = ['a', 'b'];
const ask = (position: number, own: Partial<QuestionRow>): QuestionRow => ({
  id: position + 1,
  questionnaireId: 1,
  position,
  kind: 'single',
  title: `第 ${position + 1} 题`,
  help: '',
  explanation: '',
  required: true,
  options: ids.map((id) => ({ id, title: id })),
  rows: [],
  least: 0,
  most: 0,
  leastText: '',
  mostText: '',
  jumps: [],
  right: [],
  accepted: [],
  points: 0,
  ...own,
});

/** Every way to answer these questions with one option or, where that is allowed, none. */
const everyAnswer = (requests: readonly QuestionRow[]): Answers[] =>
  requests.reduce<Answers[]>(
    (all, { id, required }) =>
      all.flatMap((answer) =>
        [['a'], ['b'], ...(required ? [] : [[]])].map((values) => ({ ...answer, [id]: values })),
      ),
    [{}],
  );

const papers = fc
  .array(
    fc.record({
      required: fc.boolean(),
      right: fc.constantFrom<string[]>([], ['a'], ['b']),
      points: fc.nat(50),
      jumps: fc.array(
        fc.record({ option: fc.constantFrom(...ids), to: fc.integer({ min: -1, max: 6 }) }),
        { maxLength: 2 },
      ),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((own, position) => ask(position, own)));

describe('the full score', () => {
  it('is what the best way through the questions brings', () => {
    fc.assert(
      fc.property(papers, (requests) => {
        const best = Math.max(...everyAnswer(requests).map((answer) => scoreOf(requests, answer)));
        expect(fullOf(requests)).toBe(best);
      }),
      { numRuns: triesOf(500) },
    );
  });

  it('counts no points that nobody can have, and no question that the best way skips', () => {
    const skips = ask(0, { right: ['a'], points: 10, jumps: [{ option: 'a', to: 2 }] });
    const dear = ask(1, { kind: 'multiple', right: ['a', 'b'], points: 40 });
    const cheap = ask(2, { right: ['b'], points: 5 });
    expect(fullOf([skips, dear, cheap])).toBe(45);
    expect(fullOf([ask(0, { points: 30 })])).toBe(0);
    expect(fullOf([])).toBe(0);
  });
});
