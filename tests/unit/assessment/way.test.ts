import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { faultOf, faultsOf, skippedAnswers } from '#schemas/assessment/judge.ts';
import { type Answers, type Question, questionSchema } from '#schemas/assessment/question.ts';
import { answersOnPath, questionPath } from '#schemas/assessment/question-path.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
const ask = (own: Partial<Question>): Question =>
  // read by this very schema
  z.parse(questionSchema, { id: '1', kind: 'single', title: '题', options, ...own }) as Question;

const jumping = fc
  .array(
    fc.array(fc.record({ option: fc.constantFrom('a', 'b', 'c'), to: fc.nat(12) }), {
      maxLength: 3,
    }),
    {
      minLength: 1,
      maxLength: 10,
    },
  )
  .map((all) =>
    all.map((jumps, at) =>
      ask({
        id: `q${at}`,
        jumps: jumps.map(({ option, to }) => ({ option, to: to === 12 ? '' : `q${to}` })),
      }),
    ),
  );

const chosen = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 10, maxLength: 10 })
  .map(
    (values): Answers =>
      Object.fromEntries(values.map((value, at) => [`q${at}`, value ? [value] : []])),
  );

describe('the way through a questionnaire', () => {
  it('ends, goes onwards, and begins at the first question, whatever jumps there are', () => {
    fc.assert(
      fc.property(jumping, chosen, (questions, answers) => {
        const positions = questionPath(questions, answers).map((each) => questions.indexOf(each));
        expect(positions[0]).toBe(0);
        expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('leaves nothing stray in what is kept, and asks the same questions after that', () => {
    fc.assert(
      fc.property(jumping, chosen, (questions, answers) => {
        const saved = answersOnPath(questions, answers);
        expect(skippedAnswers(questions, saved)).toEqual([]);
        expect(questionPath(questions, saved)).toEqual(questionPath(questions, answers));
      }),
    );
  });

  it('jumps to what was chosen, and to the end', () => {
    const questions = [
      ask({
        id: '1',
        jumps: [
          { option: 'a', to: '3' },
          { option: 'b', to: '' },
        ],
      }),
      ask({ id: '2' }),
      ask({ id: '3' }),
    ];
    const ids = (answers: Answers) => questionPath(questions, answers).map(({ id }) => id);
    expect(ids({})).toEqual(['1', '2', '3']);
    expect(ids({ 1: ['a'] })).toEqual(['1', '3']);
    expect(ids({ 1: ['b'] })).toEqual(['1']);
    expect(ids({ 1: ['c'] })).toEqual(['1', '2', '3']);
  });

  it('knows no way back', () => {
    const questions = [ask({ id: '1' }), ask({ id: '2', jumps: [{ option: 'a', to: '1' }] })];
    expect(questionPath(questions, { 2: ['a'] })).toHaveLength(2);
  });
});

describe('an answer', () => {
  const matrix = {
    kind: 'matrix',
    rows: [
      { id: 'r', title: '行' },
      { id: 's', title: '列' },
    ],
  } as const;

  it.each([
    ['single', {}, ['a'], undefined],
    ['single', {}, ['a', 'b'], '只能选择一项'],
    ['single', {}, ['z'], '选项已失效，请重新选择'],
    ['multiple', { least: 2 }, ['a'], '请至少选择 2 项'],
    ['multiple', { most: 1 }, ['a', 'b'], '最多选择 1 项'],
    ['multiple', {}, ['a', 'a'], '选项已失效，请重新选择'],
    ['text', { most: 3 }, ['四个字了'], '不能超过 3 个字'],
    ['text', { least: 3 }, ['  短 '], '请至少填写 3 个字'],
    ['text', {}, ['<script>'], undefined],
    ['scale', { least: 1, most: 5 }, ['5'], undefined],
    ['scale', { least: 1, most: 5 }, ['0'], '请选择一个分值'],
    ['scale', { least: 1, most: 5 }, ['1.5'], '请选择一个分值'],
    ['matrix', matrix, ['r:a', 's:b'], undefined],
    ['matrix', matrix, ['r:a'], '请为每一行选择一项'],
    ['matrix', matrix, ['r:a', 'r:b'], '选项已失效，请重新选择'],
    ['matrix', matrix, ['r:a:b', 's:a'], '选项已失效，请重新选择'],
    ['upload', { most: 1 }, ['/uploads/a.png'], undefined],
    ['upload', { most: 1 }, ['/uploads/a.png', '/uploads/b.png'], '最多上传 1 张图片'],
    ['upload', {}, ['javascript:alert(1)'], '图片已失效，请重新上传'],
    ['upload', {}, ['/media/avatar-12.svg'], undefined],
    ['upload', {}, ['/media/x.png'], '图片已失效，请重新上传'],
  ] as const)('of %s with %o: %o', (kind, own, values, fault) => {
    expect(faultOf(ask({ required: true, ...own, kind } as Partial<Question>), values)).toBe(fault);
  });

  it.each([true, false])('may be missing where it is not required: %s', (required) => {
    const faults = faultsOf([ask({ required })], { 1: [' '] });
    expect(faults).toEqual(required ? [{ question: '1', fault: '这道题还没有回答' }] : []);
  });
});
