import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { examIntro, leaveExam, submitExam } from '#schemas/exam/endpoints.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import {
  type Own,
  type PaperQuestion,
  publishQuestionnaire,
} from '../../server/harness/questionnaire/publish.ts';
import { tapTwice, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, recordCalls, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** In ms: a quarter of an hour, which passes when the test says so. */
const LIMIT = 15 * 60_000;

const options = [
  { id: 'a', title: '甲' },
  { id: 'b', title: '乙' },
];
const requests: readonly PaperQuestion[] = [
  { kind: 'single', title: '选哪个', options, right: ['a'], points: 50, required: false },
  { kind: 'judge', title: '对不对', right: ['true'], points: 50, required: false },
  { kind: 'text', title: '说几句', required: false },
];

const publish = (own: Own = {}) =>
  publishQuestionnaire(site.db, { kind: 'exam', title: '结业考试', ...own }, requests);

const visit = async (path: string, more: VisitOptions = {}): Promise<Page> =>
  visitHome(site, { path, token: await loginAs(site.db, 'demo_plain'), ...more });

const begin = (page: Page) => page.getByRole('link', { name: '开始考试' }).click();
const saved = (page: Page) => page.getByText('已保存', { exact: true }).waitFor();
const shown = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 题，共 3 题` }).waitFor();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const atResult = (page: Page, id: number) =>
  page.waitForURL(`${site.server.origin}/result?id=${id}`);
const sentOf = (id: number) =>
  site.db.select().from(attempt).where(eq(attempt.questionnaireId, id));

test('an exam goes on after a reload, without a network and on another phone, and is handed in once', async () => {
  const id = await publish({ pass: 50 });
  const page = await visit(`/start?id=${id}`, { expected: [/ERR_FAILED/] });
  await begin(page);
  await shown(page, 1);
  await page.getByLabel('甲').check();
  await press(page, '标记');
  await press(page, '下一题');
  await shown(page, 2);
  await saved(page);

  await page.reload();
  await shown(page, 2);
  await page.route('**/v1/exam/save', (route) => route.abort());
  await page.getByRole('radio', { name: '对', exact: true }).check();
  await page.getByText('未同步，已存在本机').waitFor();
  await page.unroute('**/v1/exam/save');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);

  await press(page, /答题卡/);
  await press(page, '第 1 题，已答，已标记');
  await shown(page, 1);
  await expect.poll(() => page.getByLabel('甲').isChecked()).toBe(true);

  const tablet = await visit(`/start?id=${id}`);
  await tablet.getByText('上次已答 2 题').waitFor();
  await tablet.getByRole('link', { name: '继续考试' }).click();
  await shown(tablet, 3);
  await tablet.getByRole('link', { name: '去交卷' }).click();
  await tablet.getByText('还有 1 题没有作答，交卷后不能再改').waitFor();
  await press(tablet, '第 2 题，已答');
  await shown(tablet, 2);
  await press(tablet, '下一题');
  await tablet.getByRole('link', { name: '去交卷' }).click();
  await tapTwice(tablet.getByRole('button', { name: '确认交卷' }), submitExam.path);
  await atResult(tablet, id);
  const rows = await sentOf(id);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ score: 100, passed: true, byTime: false });
});

test('it is handed in by itself when its time is over, whatever the phone’s clock says', async () => {
  const id = await publish({ pass: 50, limitMs: LIMIT });
  const slowClock = (page: Page) => page.clock.install({ time: Date.now() - 5 * 3_600_000 });
  const page = await visit(`/start?id=${id}`, { prepare: slowClock });
  const calls = recordCalls(page);
  await begin(page);
  await page.getByRole('timer').waitFor();
  await page.getByLabel('甲').check();
  await saved(page);
  await press(page, /答题卡/);
  await page.getByRole('link', { name: '去交卷' }).click();
  await page.getByRole('button', { name: '确认交卷' }).waitFor();
  const begun = Date.now() - LIMIT - 1000;
  await site.db
    .update(attempt)
    .set({ startedAt: new Date(begun), deadline: new Date(begun + LIMIT) })
    .where(eq(attempt.questionnaireId, id));
  await page.clock.fastForward(LIMIT);
  await atResult(page, id);
  expect(calls.filter((path) => path === submitExam.path)).toHaveLength(1);
  const [row] = await sentOf(id);
  expect(row).toMatchObject({ score: 50, byTime: true, spentMs: LIMIT });
});

test('leaving is told and counted, and once more than allowed it is over', async () => {
  const id = await publish({ pass: 50, maxLeave: 1 });
  const page = await visit(`/start?id=${id}`);
  await page.getByText('可以离开 1 次').waitFor();
  await untilAnswered(page, leaveExam.path, () => begin(page));
  await page.getByLabel('甲').check();
  await saved(page);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const beAway = async () => {
    await untilAnswered(page, leaveExam.path, () => turn('hidden'));
    // longer than the grace
    await site.db
      .update(attempt)
      .set({ awaySince: new Date(Date.now() - 20_000) })
      .where(eq(attempt.questionnaireId, id));
    await turn('visible');
  };
  await beAway();
  await page.getByRole('heading', { name: '刚才离开了答题页' }).waitFor();
  await page.getByText('再离开一次就会自动交卷').waitFor();
  await press(page, '继续答题');
  await page.getByText('已离开 1/1 次', { exact: true }).waitFor();
  await beAway();
  await atResult(page, id);
  const [row] = await sentOf(id);
  expect(row).toMatchObject({ score: 50, byLeave: true, leaves: 2 });
});

test('an address alone begins nothing, and one of no exam leads to the others', async () => {
  const id = await publish();
  const page = await visit(`/test?id=${id}`);
  await page.waitForURL(`${site.server.origin}/start?id=${id}`);
  await page.getByRole('link', { name: '开始考试' }).waitFor();
  expect(await sentOf(id)).toEqual([]);
  await untilAnswered(page, examIntro.path, () =>
    page.goto(`${site.server.origin}/examination_submit?id=999999`),
  );
  await page.getByText('考试不存在或已下架').waitFor();
  await page.getByRole('link', { name: '看看我的考试' }).waitFor();
});
