// @vitest-environment window
import { expect, it } from 'vitest';
import { LeaderRow } from '#src/entities/assessment/rank/leader-row.tsx';
import { Joy } from '#src/entities/assessment/result/joy.tsx';
import { joyOf } from '#src/entities/assessment/result/result-words.ts';
import { mount } from '../../harness/mount.tsx';

const plays = async (of: string) => {
  const { host } = await mount(<Joy of={of}>96</Joy>);
  return host.querySelector('svg') !== null;
};

it('celebrates what went well once, and nothing else', async () => {
  const passed = joyOf('exam', { attempt: '7', outcome: 'passed', byTime: false });
  expect([await plays(passed), await plays(passed)]).toEqual([true, false]);
  for (const outcome of ['failed', 'marking'] as const)
    expect(await plays(joyOf('exam', { attempt: '8', outcome, byTime: false }))).toBe(false);
  const late = { attempt: '9', byTime: true } as const;
  expect(await plays(joyOf('exam', { ...late, outcome: 'finished' }))).toBe(false);
  expect(await plays(joyOf('exam', { ...late, outcome: 'passed' }))).toBe(true);
});

it.each([
  [1, true],
  [3, true],
  [4, false],
  [100_000, false],
])('rank %d has a medal: %s', async (rank, hasMedal) => {
  const name = '👩‍⚕️心内科的一位名字很长的住院医师同学呀';
  const of = { rank, name, avatar: '', note: '用时 9 秒', score: '0 分', mine: false };
  const { host } = await mount(<LeaderRow of={of} />);
  expect(host.querySelector('svg[data-tier]') !== null).toBe(hasMedal);
  expect(host.querySelector('[aria-hidden=true]:not(svg)')?.textContent).toBe('👩‍⚕️');
});
