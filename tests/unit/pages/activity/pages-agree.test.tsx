// @vitest-environment window

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  activityList,
  flashDetail,
  type TeamGroup,
  teamDetail,
  teamGroup,
} from '#schemas/activity/endpoints.ts';
import { groupStates } from '#schemas/activity/fields.ts';
import { activityStanding } from '#src/entities/activity/standing.ts';
import { ActivityHead } from '#src/pages/activity/head.tsx';
import { ActivityLine } from '#src/pages/activity/list/line.tsx';
import { flashSteps, groupStep, groupsToJoin, teamSteps } from '#src/pages/activity/steps.ts';
import { StepsBar } from '#src/pages/activity/steps-bar.tsx';
import { TeamGroupPanel } from '#src/pages/activity/team/group.tsx';
import { TeamGroups } from '#src/pages/activity/team/groups.tsx';
import { flashOf, groupOf, ownOf, teamOf } from '../../harness/pages/activity-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';

const nothing = () => undefined;

const draw = (node: ReactNode): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(node);
  return host;
};

/** The same numbers in every run. */
const numbersFrom = (seed: number) => {
  let last = seed;
  return (below: number): number => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((last / 2 ** 32) * below);
  };
};

type Next = (below: number) => number;

const pick = <T,>(next: Next, all: readonly [T, ...T[]]): T => all[next(all.length)] ?? all[0];

/** An activity in any state that a server may tell, with times that fit it. */
const activityIn = (next: Next) => {
  const state = pick(next, ['before', 'running', 'soldout', 'over']);
  const quota = state === 'soldout' ? 10 : pick(next, [0, 10]);
  const left = state === 'soldout' || quota === 0 ? 0 : 1 + next(10);
  const [start, end] = { before: [60, 3600], over: [-7200, pick(next, [-1, 0, 3600])] }[
    String(state)
  ] ?? [-60, 3600];
  const held = state === 'soldout' && next(2) === 1;
  return {
    ...{ state, quota, left, start_time: NOW + Number(start), end_time: NOW + Number(end) },
    ...(held && { held: 2, release_time: NOW + 600 }),
  };
};

const mineIn = (next: Next) => {
  const order_state = pick(next, ['', 'unpaid', 'grouping', 'done']);
  return ownOf({
    ...{ order_state, owned: next(4) === 0 ? 1 : 0 },
    order_id: order_state && '7',
    group_id: order_state === 'grouping' ? '3' : '',
  });
};

const groupIn = (next: Next, id: number) => {
  const state = pick(next, groupStates);
  return groupOf(id, { state, left: state === 'open' ? next(2) : 0, mine: id === 3 ? next(2) : 0 });
};

const wordsOf = (host: HTMLElement, sign: string): string =>
  [...host.querySelectorAll('span')].some(({ textContent }) => textContent === sign) ? sign : '';

const buttonsIn = (host: HTMLElement): string[] =>
  [...host.querySelectorAll('a, button')].map((each) => each.textContent ?? '');

const signs = ['已结束', '已抢光', '有名额待释放，最早 16:10'];

/** What a drawing says of the state: a sign, or that a countdown to the start or the end runs. */
const signIn = (host: HTMLElement): string =>
  signs.find((sign) => wordsOf(host, sign)) ??
  ['距离开始', '距离结束'].find((label) => host.textContent?.includes(label)) ??
  '';

const signOf = { before: '距离开始', running: '距离结束', over: '已结束' } as const;

test('in 300 states, list, head and button of an activity never contradict each other', () => {
  const next = numbersFrom(7);
  for (let turn = 0; turn < 300; turn += 1) {
    const flashy = next(2) === 0;
    const wire = { ...activityIn(next), ...mineIn(next) };
    const flash = z.parse(
      flashDetail.data,
      flashOf({ ...wire, bought: wire.mine.order_state ? 1 : 0 }),
    );
    const team = z.parse(teamDetail.data, teamOf({ ...wire, groups: [], group_total: 0 }));
    const activity = flashy ? flash : team;
    const [row] = z.parse(activityList.data, {
      ...{ data: [flashy ? flashOf(wire) : teamOf(wire)], last_page: 1 },
    }).items;
    if (!row) throw new Error('the sample does not fit');
    const because = JSON.stringify({ flashy, ...wire });
    const { state, sign, left } = activityStanding(activity);
    const line = draw(<ActivityLine activity={row} />);
    const head = draw(
      <ActivityHead activity={activity} priceName="" alone={null} since={Date.now()} />,
    );
    const expected = state === 'soldout' ? sign : signOf[state];
    expect([signIn(line), signIn(head)], because).toEqual([expected, expected]);
    for (const host of [line, head])
      if (left === null) expect(host.textContent, because).not.toMatch(/剩 \d/);
      else if (left > 0) expect(host.textContent, because).toContain(`剩 ${left} 份`);
    const steps = flashy ? flashSteps(flash) : teamSteps(team, undefined);
    const sells = steps.some((step) => step.is === 'link' && step.sells);
    if (sells) expect(state, because).toBe('running');
    if (steps.some(({ is }) => is === 'remind')) expect(state, because).toBe('before');
    for (const step of steps)
      if (step.is === 'closed')
        expect(step.name, because).toBe(
          { over: '活动已结束', running: '已达购买上限' }[String(state)] ??
            (sign === '已抢光' ? sign : '等待名额释放'),
        );
    const names = steps.map((step) => (step.is === 'remind' ? '提醒我' : step.name));
    if (activity.mine.owned) expect(names, because).toEqual(['去学习']);
    else if (activity.mine.orderState !== '') expect(sells, because).toBe(false);
    const bar = draw(<StepsBar activity={activity} kind="" steps={steps} again={nothing} />);
    expect(buttonsIn(bar), because).toEqual(names);
  }
});

test('in 300 states, a group is joined from its page as from the list of groups', () => {
  const next = numbersFrom(11);
  for (let turn = 0; turn < 300; turn += 1) {
    const wire = { ...activityIn(next), ...mineIn(next) };
    const listed = groupIn(next, 4);
    const team = z.parse(teamDetail.data, teamOf({ ...wire, groups: [listed], group_total: 1 }));
    const group: TeamGroup = z.parse(teamGroup.data, {
      ...{ ...listed, new_time: NOW, people: [] },
      activity: teamOf(wire),
    });
    const because = JSON.stringify({ ...wire, listed });
    const steps = teamSteps(team, group);
    const joins = steps.some((step) => step.is === 'link' && step.name.endsWith('参团'));
    const [offered] = groupsToJoin(team);
    const joinsInList = offered !== undefined && groupStep(team, offered).href !== '';
    expect(joins, because).toBe(joinsInList);
    const lines = draw(<TeamGroups team={team} except="" again={nothing} />);
    expect(buttonsIn(lines).includes('去参团'), because).toBe(joinsInList);
    if (joins) expect(group, because).toMatchObject({ state: 'open', mine: false, left: 1 });
    const called = { data: group, error: undefined, busy: false, retry: nothing, refresh: nothing };
    const panel = draw(<TeamGroupPanel called={called} />).textContent;
    if (joins) expect(panel, because).toContain('还差 1 人成团');
    if (group.state !== 'open')
      expect(panel, because).toContain(group.state === 'full' ? '已成团' : '未成团');
  }
});
