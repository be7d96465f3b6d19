import { expect, test } from 'vitest';
import { outcomes } from '#schemas/assessment/wire.ts';
import { type ExamStanding, examStanding } from '#src/entities/exam/standing.ts';
import { numbersFrom } from '../../harness/numbers-from.ts';

const exam: ExamStanding = {
  ...{ id: '7', state: 'open', gate: 'none', outcome: 'none', sent: 0, tries: 2 },
  ...{ score: 0, full: 0, startTime: null, endTime: null },
};

test.each([
  [{}, '可参加', '开始考试', '/start?id=7'],
  [{ gate: 'doctor' }, '需认证', '去认证', '/start?id=7'],
  [{ gate: 'phone' }, '需绑定手机号', '去绑定手机号', '/start?id=7'],
  [{ gate: 'team' }, '需组队', '先组队', '/start?id=7'],
  [{ gate: 'full' }, '名额已满', '看看我的考试', '/start?id=7'],
  [{ state: 'before', gate: 'before' }, '未开始', '看看我的考试', '/start?id=7'],
  [{ state: 'doing', sent: 1, outcome: 'failed' }, '作答中', '继续考试', '/start?id=7'],
  [{ state: 'doing', gate: 'doctor' }, '需认证', '去认证', '/start?id=7'],
  [{ sent: 1, outcome: 'failed' }, '未通过', '再考一次', '/result?id=7'],
  [{ state: 'done', gate: 'done', sent: 1, outcome: 'passed' }, '已通过', '看成绩', '/result?id=7'],
  [{ state: 'over', gate: 'over' }, '未参加', '看看我的考试', '/start?id=7'],
] as const)(
  'an exam that is %o has one state, one button and one place',
  (own, chip, step, path) => {
    const standing = examStanding({ ...exam, ...own });
    expect([standing.chip.name, standing.step.name, standing.address]).toEqual([chip, step, path]);
  },
);

const states = ['before', 'open', 'doing', 'done', 'over'] as const;
const barring = ['full', 'phone', 'doctor', 'team'] as const;

/** An exam in any state that a server may tell. */
const randomExam = (next: (below: number) => number): ExamStanding => {
  const state = states[next(5)] ?? 'open';
  const sent = state === 'before' ? 0 : next(3);
  const full = 10 * (1 + next(10));
  const open = state === 'open' || state === 'doing';
  const barred = open && next(2) === 0;
  return {
    ...{ id: String(next(1e6)), state, sent, full, score: next(full + 1), tries: next(4) },
    gate: barred ? (barring[next(4)] ?? 'full') : open ? 'none' : state,
    outcome: sent > 0 ? (outcomes[next(outcomes.length)] ?? 'none') : 'none',
    startTime: next(2) ? next(2e9) * 1000 : null,
    endTime: next(2) ? next(2e9) * 1000 : null,
  };
};

test('in 2,000 states, state, number and button of an exam never contradict each other', () => {
  const next = numbersFrom(49);
  for (let turn = 0; turn < 2000; turn += 1) {
    const given = randomExam(next);
    const { chip, score, when, step, address } = examStanding(given);
    const notice = JSON.stringify({ given, chip, score, when, step, address });
    expect(step.begins === true, notice).toBe(given.gate === 'none');
    if (chip.name === '可参加') expect(step.name, notice).toBe('开始考试');
    expect(chip.name === '作答中', notice).toBe(step.name === '继续考试');
    if (chip.name === '需认证') expect(step.name, notice).toBe('去认证');
    if (step.name === '看成绩' || step.name === '再考一次')
      expect(given.sent, notice).toBeGreaterThan(0);
    if (score !== '') expect(address, notice).toMatch(/^\/result/);
    if (chip.name === '未开始' || chip.name === '未参加') expect(score, notice).toBe('');
    if (when.startsWith('还可以考')) expect(step.begins, notice).toBe(true);
  }
});
