import { expect, test } from 'vitest';
import type { Group } from '#schemas/activity/endpoints.ts';
import { activityStateAt } from '#schemas/activity/state.ts';
import {
  type ActivityFacts,
  activityStanding,
  groupStanding,
} from '#src/entities/activity/standing.ts';
import { fixDate } from '../../harness/fixed-date.ts';

fixDate('2026-11-29T14:00:00+08:00');

const NOW = Date.parse('2026-11-29T14:00:00+08:00');
const MINUTE = 60_000;

test.each([
  ['before its start', { startAt: NOW + 1, endAt: NOW + 9 }, 'before'],
  ['at its start', { startAt: NOW, endAt: NOW + 9 }, 'running'],
  ['just before its end', { startAt: NOW - 9, endAt: NOW + 1 }, 'running'],
  ['at its end', { startAt: NOW - 9, endAt: NOW }, 'over'],
  ['over before it begins', { startAt: NOW + 9, endAt: NOW }, 'over'],
] as const)('an activity %s', (_when, sale, state) => {
  expect(activityStateAt({ ...sale, isFull: false }, NOW)).toBe(state);
  const full = state === 'running' ? 'soldout' : state;
  expect(activityStateAt({ ...sale, isFull: true }, NOW)).toBe(full);
});

const running: ActivityFacts = {
  ...{ state: 'running', quota: 10, left: 4, releaseAt: null },
  ...{ startTime: NOW - 10 * MINUTE, endTime: NOW + 10 * MINUTE, now: NOW },
};

const end = NOW + 10 * MINUTE;
const sold = { state: 'soldout', left: 0 } as const;
const held = { ...sold, releaseAt: NOW + 5 * MINUTE };
const coming = { state: 'before', left: 10, startTime: NOW + MINUTE } as const;

test.each<[Partial<ActivityFacts>, number | null, unknown[]]>([
  [{}, NOW, ['running', '', 4]],
  [{ quota: 0, left: 0 }, NOW, ['running', '', null]],
  [{}, end - 1, ['running', '', 4]],
  [{}, end, ['over', '', null]],
  [{}, null, ['running', '', 4]],
  [sold, NOW, ['soldout', '已抢光', 0]],
  [sold, end, ['over', '', null]],
  [held, NOW, ['soldout', '有名额待释放，最早 14:05', 0]],
  [coming, NOW, ['before', '', null]],
  [coming, NOW + MINUTE - 1, ['before', '', null]],
  [coming, NOW + MINUTE, ['running', '', 10]],
  [{ ...coming, left: 0 }, NOW + MINUTE, ['soldout', '已抢光', 0]],
  [{ state: 'over' }, NOW, ['over', '已结束', null]],
  [{ state: 'over', endTime: null }, null, ['over', '已结束', null]],
  [{ state: 'running', startTime: NOW + 9, endTime: null }, NOW, ['running', '', 4]],
])('an activity that was %o stands at %s as %o', (own, now, expected) => {
  const { state, sign, left } = activityStanding({ ...running, ...own }, now);
  expect([state, sign, left]).toEqual(expected);
});

test.each([
  [{}, '活动已结束'],
  [sold, '已抢光'],
  [held, '等待名额释放'],
  [{ state: 'over' }, '活动已结束'],
] as const)('a button that sells nothing of %o is named %s', (own, name) => {
  expect(activityStanding({ ...running, ...own }).closedName).toBe(name);
});

const group: Group = {
  ...{ id: '3', state: 'open', leader: '周*远', avatar: '', need: 3, joined: 1, left: 1 },
  ...{ stopAt: NOW + MINUTE, releaseAt: NOW + MINUTE, mine: false },
};

test.each<[Partial<Group>, unknown[]]>([
  [{}, ['还差 2 人成团', 2, '']],
  [{ left: 0 }, ['还差 2 人成团', 2, '有名额待释放，最早 14:01']],
  [{ left: 0, releaseAt: null }, ['还差 2 人成团', 2, '已满员']],
  [{ state: 'full', joined: 3, left: 0 }, ['已成团', 0, '']],
  [{ state: 'failed', left: 0 }, ['未成团', 0, '']],
])('a group that is %o stands as %o', (own, expected) => {
  const { name, missing, held: positions } = groupStanding({ ...group, ...own }, NOW);
  expect([name, missing, positions]).toEqual(expected);
});
