// @vitest-environment window

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { liveDetail } from '#schemas/live/endpoints.ts';
import { DetailBody } from '#src/pages/live/detail/body.tsx';
import { DetailAction } from '#src/pages/live/detail/view.tsx';
import { GatePanel } from '#src/pages/live/room/gate-panel.tsx';
import { NOW } from '../../harness/pages/sample-now.ts';

const DAY = 24 * 3600;

const over = (own: object) =>
  z.parse(liveDetail.data, {
    ...{ id: 4, title: '医患沟通', status: 3, num: 9, price: '99.00', locked: 0, gate: 'pay' },
    ...{ start_time: NOW - 3 * DAY, end_time: NOW - 3 * DAY + 3600, now: NOW, reserve_num: 0 },
    ...{ teacher_name: '', is_reserve: 0, intro: '', has_replay: 0, ...own },
  });

const nothing = () => undefined;

const textOf = (node: ReactNode): string => {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(node);
  return host.textContent ?? '';
};

const pagesOf = (own: object) => {
  const live = over(own);
  return {
    introduction: textOf(
      <>
        <DetailBody live={live} since={NOW * 1000} />
        <DetailAction live={live} onOpened={nothing} />
      </>,
    ),
    gate: textOf(<GatePanel live={live} onOpened={nothing} />),
  };
};

test('an ended broadcast without a replay is not sold, and its pages say what there is', () => {
  for (const page of Object.values(pagesOf({}))) {
    expect(page).toContain('本场没有回放');
    expect(page).toContain('已结束');
    expect(page).toContain('看其他直播');
    for (const promise of ['购买', '购票', '同样可看', '¥']) expect(page).not.toContain(promise);
  }
});

test('a replay that may still come is not promised as if it were there', () => {
  for (const page of Object.values(pagesOf({ end_time: NOW - 3600 }))) {
    expect(page).toContain('回放还在制作');
    for (const promise of ['购买', '购票', '同样可看', '¥']) expect(page).not.toContain(promise);
  }
});

test.each(['', '周敏'])('the gate says when it was, whoever speaks: %s', (teacher_name) => {
  const { gate } = pagesOf({ has_replay: 1, teacher_name });
  expect(gate).toMatch(/\d 直播/);
});

test.each([1, undefined])('a replay that is there, or may be, is sold: %s', (has_replay) => {
  const { introduction, gate } = pagesOf({ has_replay });
  for (const page of [introduction, gate]) expect(page).toContain('¥99.00 购买');
  expect(gate).toContain('购买后立即开通');
  expect(gate.includes('可以看回放')).toBe(has_replay === 1);
});
