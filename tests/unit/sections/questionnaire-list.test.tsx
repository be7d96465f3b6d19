// @vitest-environment window
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { questionnaireList } from '#schemas/home/endpoints.ts';
import QuestionnaireList from '#sections/questionnaire-list/QuestionnaireList.tsx';
import { noteServerDate } from '#src/platform/calls/server-clock.ts';
import { press } from '../harness/mount.tsx';
import { showSection } from '../harness/sections/show-section.tsx';

const item = (id: number, end_time: unknown) => ({ id, title: `问卷${id}`, num: 12345, end_time });
const pageOf = (...data: unknown[]) => ({ data, last_page: 1 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // 2026-12-01 00:30 in China
  vi.setSystemTime(Date.UTC(2026, 10, 30, 16, 30));
});

afterEach(() => {
  vi.useRealTimers();
});

test('an item tells how many took part and until when it is open, as a moment in China', async () => {
  const payload = pageOf(
    item(1, '2026-12-01 00:00:00'),
    item(2, '2026-12-01 01:00:00'),
    item(3, null),
    item(4, '2027-01-01 00:00:00'),
  );
  const { host, foot } = await showSection('活动病例', payload);
  await press(foot());
  expect([...host.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    '问卷11.2万人参与已结束',
    '问卷21.2万人参与12月1日 01:00 截止',
    '问卷31.2万人参与长期有效',
    '问卷41.2万人参与2027-01-01 00:00 截止',
  ]);
});

test.each([
  ['2026-12-01 00:30:00', '已结束'],
  ['2026-12-01 00:30:01', '12月1日 00:30 截止'],
])('an end at %s is the first moment that no longer belongs to it', async (end, text) => {
  const { words } = await showSection('活动病例', pageOf(item(1, end)));
  expect(words()).toContain(text);
});

test('a machine that renders ahead tells no end as past', () => {
  const data = z.parse(questionnaireList.data, pageOf(item(1, '2020-01-01 00:00:00')));
  const html = renderToString(
    <QuestionnaireList title="活动病例" data={data} settings={{}} source={undefined} />,
  );
  expect(html).toContain('2020-01-01 00:00 截止');
});

test('an end beyond all calendars is shown, not thrown at', async () => {
  const { words } = await showSection('活动病例', pageOf(item(1, 8.63e15)));
  expect(words()).toContain('9999-12-31 23:59 截止');
});

test('an item leads to its introduction, 更多 to all', async () => {
  const section = await showSection('活动病例');
  expect(section.cards()[0]).toBe('/questionnaire_introduce?id=601');
  expect(section.more()).toEqual(['/questionnaire_list']);
  expect(section.foot()?.textContent).toBe('查看更多');
});

test('an end is judged by the server’s clock, whatever the phone’s says', async () => {
  // 2026-12-01 02:00 in China
  noteServerDate('Mon, 30 Nov 2026 18:00:00 GMT', null);
  const { words } = await showSection('活动病例', pageOf(item(1, '2026-12-01 01:00:00')));
  expect(words()).toContain('已结束');
});
