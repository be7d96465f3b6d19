import { expect, test } from 'vitest';
import { certificationStates } from '#schemas/certification/states.ts';
import type { QuestionnaireStanding } from '#schemas/questionnaire/endpoints.ts';
import { questionnaireStanding } from '#src/entities/questionnaire/standing.ts';
import { numbersFrom } from '../../harness/numbers-from.ts';

const fresh: QuestionnaireStanding = {
  ...{ id: '7', state: 'open', gate: 'none', pass: 0, tries: 1, sent: 0 },
  ...{ certify: false, certification: 'none' },
};

const doctors = { gate: 'certify', certify: true } as const;
const passed = { state: 'done', gate: 'done', sent: 1, tries: 0 } as const;

test.each([
  [{}, '可参加', '开始作答', '/questionnaire?id=7'],
  [{ sent: 1, tries: 1 }, '可参加', '再答一次', '/questionnaire?id=7'],
  [{ state: 'doing' }, '作答中', '继续作答', '/questionnaire?id=7'],
  [{ state: 'doing', sent: 1 }, '作答中', '继续作答', '/questionnaire?id=7'],
  [doctors, '需认证', '去认证', '/questionnaire_certification'],
  [
    { ...doctors, certification: 'waiting' },
    '需认证',
    '查看认证进度',
    '/questionnaire_certification',
  ],
  [{ ...doctors, state: 'doing' }, '需认证', '去认证', '/questionnaire_certification'],
  [{ gate: 'full' }, '名额已满', '看看其他问卷', '/questionnaire_list'],
  [{ gate: 'full', sent: 1 }, '名额已满', '查看结果', '/questionnaire_finish?id=7'],
  [{ state: 'doing', gate: 'full' }, '名额已满', '看看其他问卷', '/questionnaire_list'],
  [{ state: 'before', gate: 'before' }, '未开始', '看看其他问卷', '/questionnaire_list'],
  [
    { ...doctors, state: 'before', gate: 'before' },
    '未开始',
    '去认证',
    '/questionnaire_certification',
  ],
  [{ state: 'over', gate: 'over' }, '已结束', '看看其他问卷', '/questionnaire_list'],
  [{ state: 'over', gate: 'over', sent: 1 }, '已结束', '查看结果', '/questionnaire_finish?id=7'],
  [passed, '已完成', '查看结果', '/questionnaire_finish?id=7'],
  [{ ...passed, pass: 60 }, '已完成', '查看结果', '/questionnaire_result?id=7'],
] as const)('one that is %o has one state and one button', (own, chip, step, href) => {
  const standing = questionnaireStanding({ ...fresh, ...own });
  expect([standing.chip.name, standing.step.name, standing.step.href]).toEqual([chip, step, href]);
});

const states = ['before', 'open', 'doing', 'done', 'over'] as const;
const barring = ['full', 'certify'] as const;

/** A questionnaire in any state that a server may tell. */
const randomStanding = (next: (below: number) => number): QuestionnaireStanding => {
  const state = states[next(5)] ?? 'open';
  const going = state === 'open' || state === 'doing';
  const bar = next(2) ? barring[next(2)] : undefined;
  const gate = going ? (bar ?? 'none') : state;
  const sent = state === 'done' ? 1 + next(3) : state === 'before' ? 0 : next(3);
  return {
    ...{ id: String(next(1e6)), state, gate, sent, pass: 10 * next(10) },
    tries: gate === 'none' ? 1 + next(3) : next(3),
    certify: gate === 'certify' || (gate !== 'none' && next(2) === 0),
    certification: certificationStates[next(certificationStates.length)] ?? 'none',
  };
};

test('in 2,000 states, state, number and button never contradict each other', () => {
  const next = numbersFrom(53);
  for (let turn = 0; turn < 2000; turn += 1) {
    const given = randomStanding(next);
    const { chip, chance, step } = questionnaireStanding(given);
    const notice = JSON.stringify({ given, chip, chance, step });
    expect(step.begins === true, notice).toBe(given.gate === 'none');
    expect(chip.name === '可参加', notice).toBe(['开始作答', '再答一次'].includes(step.name));
    expect(chip.name === '作答中', notice).toBe(step.name === '继续作答');
    if (chip.name === '需认证') expect(step.href, notice).toBe('/questionnaire_certification');
    expect(step.look === 'outlined', notice).toBe(step.name === '看看其他问卷');
    if (step.name === '查看结果' || step.name === '再答一次')
      expect(given.sent, notice).toBeGreaterThan(0);
    if (chance.startsWith('还可以再答')) expect(step.begins && given.tries > 0, notice).toBe(true);
    if (chip.tone === 'live') expect(step.look, notice).toBe('filled');
  }
});
