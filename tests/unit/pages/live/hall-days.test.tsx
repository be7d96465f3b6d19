// @vitest-environment window
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type LiveRow, liveHall } from '#schemas/live/endpoints.ts';
import { DayRow } from '#src/pages/live/hall/rows.tsx';

const at = (china: string): number => Date.parse(`${china}:00+08:00`);
const now = at('2026-11-30T23:30');

const rowsOf = (starts: readonly (string | null)[]): readonly LiveRow[] =>
  z.parse(liveHall.data, {
    data: starts.map((china, id) => ({
      ...{ id: id + 1, title: '病例讨论'.repeat(15), thumb: '', status: 0, locked: 0 },
      ...{ price: '99999.00', num: 0, teacher_name: '欧阳👩🏽‍⚕️'.repeat(5), is_reserve: 0 },
      start_time: china && at(china) / 1000,
    })),
    last_page: 1,
  }).items;

const daysOf = (starts: readonly (string | null)[]) => {
  const lives = rowsOf(starts);
  return lives.map((_, index) => {
    const host = document.createElement('div');
    host.innerHTML = renderToStaticMarkup(<DayRow lives={lives} index={index} now={now} />);
    return host.querySelector('h3')?.textContent;
  });
};

test.each([
  ['2026-11-30T23:59', '今天 11月30日'],
  ['2026-12-01T00:00', '明天 12月1日'],
  ['2026-12-02T08:00', '12月2日 周三'],
  ['2026-11-29T08:00', '11月29日 周日'],
  ['2027-01-03T08:00', '2027-01-03 周日'],
  [null, '时间待定'],
])('a broadcast at %s stands below %s, by the days of China', (china, words) => {
  expect(daysOf([china])).toEqual([words]);
});

test('each day is named once, above its first broadcast', () => {
  const starts = ['2026-11-30T23:40', '2026-11-30T23:50', '2026-12-02T08:00', null, null];
  const words = ['今天 11月30日', undefined, '12月2日 周三', '时间待定', undefined];
  expect(daysOf(starts)).toEqual(words);
});
