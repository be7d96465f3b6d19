import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fitAnswers } from '#schemas/assessment/fit.ts';
import { faultOf, faultsOf, skippedAnswers } from '#schemas/assessment/judge.ts';
import {
  type Answers,
  answer,
  answerList,
  answersOf,
  type Question,
  questionSchema,
  valuesOf,
} from '#schemas/assessment/question.ts';
import { answersOnPath, progressOf, questionPath } from '#schemas/assessment/question-path.ts';
import { severalLines } from '#schemas/text/tidy-text.ts';
import { list } from '#schemas/wire/structures.ts';
import { toQuestions } from '#server/libraries/assessment/papers.ts';
import type { QuestionRow } from '#server/libraries/assessment/rows.ts';
import { triesOf } from '../../harness/times.ts';

const kinds: readonly Question['kind'][] = [
  'single',
  'multiple',
  'text',
  'scale',
  'matrix',
  'upload',
  'judge',
  'fill',
  'voice',
];

const ids = ['a', 'b', 'c', 'constructor'];
const some = (most: number) =>
  fc
    .subarray(ids, { minLength: 1, maxLength: most })
    .map((picked) => picked.map((id) => ({ id, title: id })));

/** Questions as editors may leave them in the database, sense or nonsense. */
const request = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      required: fc.boolean(),
      options: some(4),
      rows: some(3),
      least: fc.nat(3),
      most: fc.nat(12),
      jumps: fc.array(
        fc.record({ option: fc.constantFrom(...ids), to: fc.integer({ min: -1, max: 12 }) }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((rows) =>
    rows.map(
      (row, position): QuestionRow => ({
        ...row,
        id: position + 1,
        questionnaireId: 1,
        position,
        explanation: '',
        title: `第 ${position + 1} 题`,
        help: '',
        leastText: '',
        mostText: '',
        right: [],
        accepted: [],
        points: 0,
      }),
    ),
  );

const value = fc.oneof(
  fc.constantFrom(
    ...ids,
    'z',
    '3',
    '03',
    '-1',
    '1e2',
    'a:b',
    'b:a',
    'a:a:a',
    'c:z',
    '/uploads/x.png',
    '/uploads/x.webm',
    'true',
    'false',
  ),
  fc.string({ unit: 'binary', maxLength: 14 }),
);
const answers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9', 'constructor', '__proto__'),
  fc.array(value, { maxLength: 4 }),
);

const overWire = <T extends z.core.$ZodType>(schema: T, answer: z.output<T>): z.output<T> =>
  z.parse(schema, JSON.parse(JSON.stringify(z.encode(schema, answer))));

const onPage = (rows: QuestionRow[]): Question[] =>
  overWire(list(questionSchema), toQuestions(rows));
const onServer = (detail: Answers): Answers =>
  answersOf(
    overWire(list(answer), answerList(detail)).map((each) => ({
      ...each,
      values: each.values.map(severalLines),
    })),
  );

it('page and server ask the same questions, whatever was answered', () => {
  fc.assert(
    fc.property(request, answers, (rows, answer) => {
      const page = questionPath(onPage(rows), answer).map(({ id }) => id);
      expect(questionPath(toQuestions(rows), answer).map(({ id }) => id)).toEqual(page);
      expect(new Set(page).size).toBe(page.length);
    }),
    { numRuns: triesOf(500) },
  );
});

it('what the page finds fit to be sent, the server takes', () => {
  let sent = 0;
  fc.assert(
    fc.property(request, answers, (rows, answer) => {
      const questions = onPage(rows);
      const draft = fitAnswers(questions, answer);
      if (faultsOf(questions, draft).length > 0) return;
      sent += 1;
      const arrived = onServer(answersOnPath(questions, draft));
      expect(skippedAnswers(toQuestions(rows), arrived)).toEqual([]);
      expect(faultsOf(toQuestions(rows), arrived)).toEqual([]);
    }),
    { numRuns: triesOf(2000) },
  );
  expect(sent).toBeGreaterThan(triesOf(50));
});

it('what the questions no longer know is left out, and what is left can be mended by hand', () => {
  fc.assert(
    fc.property(request, answers, (rows, answer) => {
      const questions = onPage(rows);
      const fitting = fitAnswers(questions, answer);
      expect(fitAnswers(questions, fitting)).toEqual(fitting);
      for (const each of questions) {
        const fault = faultOf(each, valuesOf(fitting, each.id)) ?? '';
        expect(fault).not.toMatch(/失效/);
      }
    }),
    { numRuns: triesOf(500) },
  );
});

it('progress never passes what is asked, and ends where nothing is missing', () => {
  fc.assert(
    fc.property(request, answers, (rows, answer) => {
      const questions = onPage(rows).map((each) => ({ ...each, required: true }));
      const draft = fitAnswers(questions, answer);
      const { answered, total: all } = progressOf(questions, draft);
      expect(answered).toBeLessThanOrEqual(all);
      if (faultsOf(questions, draft).length === 0) expect(answered).toBe(all);
    }),
    { numRuns: triesOf(500) },
  );
});
