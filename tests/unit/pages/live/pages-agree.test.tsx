// @vitest-environment window

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type LiveDetail, liveDetail } from '#schemas/live/endpoints.ts';
import type { Live } from '#schemas/live/fields.ts';
import { LiveCard } from '#src/entities/live/card.tsx';
import { liveCard } from '#src/entities/live/card-of.ts';
import { liveStanding, liveWay } from '#src/entities/live/standing.ts';
import { DetailBody } from '#src/pages/live/detail/body.tsx';
import { DetailAction } from '#src/pages/live/detail/view.tsx';
import { LargeCard } from '#src/pages/live/hall/large-card.tsx';
import { HallRow } from '#src/pages/live/hall/rows.tsx';
import { sharedLive } from '#src/pages/live/live-card.ts';
import { GatePanel } from '#src/pages/live/room/gate-panel.tsx';
import { PendingStage } from '#src/pages/live/stage/pending.tsx';
import { LiveRows } from '#src/pages/search/results/live-rows.tsx';
import type { InfiniteList } from '#src/platform/reading/use-list.ts';
import { mount } from '../../harness/mount.tsx';
import { NOW } from '../../harness/pages/sample-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const nothing = () => undefined;

const draw = (node: ReactNode): HTMLElement => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(node);
  return host;
};

const rooms = [
  { locked: 0, price: '0.00', gate: 'open' },
  { locked: 0, price: '99.00', gate: 'pay' },
  { locked: 0, price: '99.00', gate: 'open' },
  { locked: 1, price: '99.00', gate: 'password' },
  { locked: 1, price: '0.00', gate: 'open' },
] as const;

const starts = [null, NOW - 60, NOW, NOW + 3600];

/** Every broadcast that a server may answer. */
const everyLive: LiveDetail[] = [
  { status: 0 },
  { status: 1 },
  { status: 3 },
  { status: 3, has_replay: 0 },
  { status: 3, has_replay: 1 },
].flatMap((standing) =>
  rooms.flatMap((room) =>
    starts.flatMap((start_time) =>
      [0, 12].map((num) =>
        z.parse(liveDetail.data, {
          ...{ id: 4, title: '病例讨论', ...standing, num, start_time, now: NOW, reserve_num: 7 },
          end_time: start_time && start_time + 3600,
          ...{ teacher_name: '', is_reserve: 0, intro: '', ...room },
        }),
      ),
    ),
  ),
);

const chips = ['未开始', '直播中', '回放', '已结束'];

const chipIn = (host: HTMLElement): string =>
  [...host.querySelectorAll('span')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ textContent }) => textContent ?? '')
    .find((text) => chips.includes(text)) ?? '';

/** What it takes to get in: words of a password room, or the price. */
const costIn = (host: HTMLElement): string =>
  /凭密码进入|免费|¥\d+\.\d\d/.exec(host.textContent ?? '')?.[0] ?? '';

const listOf = (live: Live): InfiniteList<Live> => ({
  ...{ items: [live], answer: undefined, state: 'end', error: undefined, busy: false },
  ...{ next: nothing, retry: nothing, reload: nothing, refresh: nothing, update: nothing },
  ...{ rows: undefined, keepRows: nothing, keyAt: (index: number) => index },
});

test('hall, search, cards, introduction and room of a broadcast say one state, cost and way in', async () => {
  for (const live of everyLive) {
    const because = JSON.stringify(live);
    const { status, locked, gate, price } = live;
    const card: Live = { ...live, opensFreely: !locked };
    const { phase, brief, hourAndLength, length, isDue } = liveStanding(live, NOW * 1000);
    const ended = phase === 'over' && live.hasReplay === false;
    const chip = ended ? '已结束' : chips[['coming', 'onAir', 'over'].indexOf(phase)];
    const cost = locked ? '凭密码进入' : price === '0.00' ? '免费' : '¥99.00';
    const body = draw(<DetailBody live={live} since={NOW * 1000} />);
    const hall = draw(<HallRow live={live} first />);
    const large = draw(<LargeCard live={live} />);
    const { host: search } = await mount(<LiveRows list={listOf(card)} keyword="" empty={null} />);
    const home = draw(<LiveCard {...liveCard(card)} labelsPending />);
    for (const element of [large, search, home])
      expect([chipIn(element), costIn(element)], because).toEqual([chip, cost]);
    // nothing is left to pay for
    expect([chipIn(body), costIn(body)], because).toEqual([chip, ended ? '' : cost]);
    // below its day, a coming one needs no chip
    expect([chipIn(hall), costIn(hall)], because).toEqual([phase === 'coming' ? '' : chip, cost]);
    expect(sharedLive(live).price, because).toBe(cost);
    expect(hall.textContent, because).toContain(phase === 'coming' ? hourAndLength : brief);
    for (const element of [body, hall, large])
      if (phase !== 'onAir' || element !== hall)
        expect(element.textContent, because).toContain(length);
    expect(search.textContent, because).toContain(brief);
    if (phase === 'coming') expect(body.textContent, because).toContain(brief);
    else expect(body.textContent?.includes('12人观看'), because).toBe(live.viewers === 12);
    expect(body.textContent?.includes('进行中'), because).toBe(false);
    expect(body.textContent?.includes('距离开始'), because).toBe(
      phase === 'coming' && live.startTime !== null && !isDue,
    );
    if (phase === 'coming') {
      const stage = draw(<PendingStage live={live} />).textContent ?? '';
      for (const text of [stage, body.textContent ?? ''])
        expect(text.includes('即将开始'), because).toBe(isDue);
      expect(stage.includes('距离开播'), because).toBe(live.startTime !== null && !isDue);
    }
    const way = liveWay(live);
    const action = draw(<DetailAction live={live} onOpened={nothing} />);
    const names = [...action.querySelectorAll('a, button')].map((each) => each.textContent);
    expect(names, because).toContain(way.name);
    expect(names.includes('预约提醒'), because).toBe(status === 0);
    expect(hall.textContent?.includes('预约'), because).toBe(status === 0);
    if (gate === 'pay')
      expect(draw(<GatePanel live={live} onOpened={nothing} />).textContent, because).toContain(
        way.name,
      );
  }
});
