import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attempt, question } from '#server/db/tables/questionnaire.ts';
import {
  type Own,
  type PaperQuestion,
  publishQuestionnaire,
} from '../../server/harness/questionnaire/publish.ts';
import { onSite } from '../harness/site.ts';
import {
  loginAs,
  recordCalls,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';
import { beginPaper } from '../harness/visits/questionnaire.ts';

const site = onSite();

/** In ms: a quarter of an hour, which passes when the test says so. */
const LIMIT = 15 * 60_000;

const options = [
  { id: 'a', title: '甲' },
  { id: 'b', title: '乙' },
];
const requests: readonly PaperQuestion[] = [
  { kind: 'single', title: '第一题', options, right: ['a'], points: 60 },
  { kind: 'single', title: '第二题', options, right: ['a'], points: 40 },
  { kind: 'text', title: '建议', required: false },
];

const publish = (own: Own = {}) => publishQuestionnaire(site.db, own, requests);

const visit = async (id: number, options: VisitOptions = {}): Promise<Page> =>
  beginPaper(
    await visitHome(site, {
      path: `/questionnaire?id=${id}`,
      token: await loginAs(site.db, 'demo_plain'),
      ...options,
    }),
  );

const choose = (page: Page, title: string, option: string) =>
  page.getByRole('radiogroup', { name: title }).getByLabel(option).check();
const saved = (page: Page) => page.getByText('已保存', { exact: true }).waitFor();
const submit = (page: Page) => page.getByRole('button', { name: '提交', exact: true }).click();
const sentOf = (id: number) =>
  site.db.select().from(attempt).where(eq(attempt.questionnaireId, id));

/** A phone whose clock is five hours slow. */
const slowClock = (page: Page) => page.clock.install({ time: Date.now() - 5 * 3_600_000 });

/** All of it, on the server and on the phone. */
const letTimePass = async (page: Page, id: number): Promise<void> => {
  const begun = Date.now() - LIMIT - 1000;
  await site.db
    .update(attempt)
    .set({ startedAt: new Date(begun), deadline: new Date(begun + LIMIT) })
    .where(eq(attempt.questionnaireId, id));
  await page.clock.fastForward(LIMIT);
};

test('a paper is sent once when its time is over, with what was answered, whatever the phone’s clock says', async () => {
  const id = await publish({ pass: 60, limitMs: LIMIT });
  const page = await visit(id, { prepare: slowClock });
  const calls = recordCalls(page);
  await page.getByRole('timer').waitFor();
  await choose(page, '第一题', '甲');
  await saved(page);
  await letTimePass(page, id);
  await page.waitForURL(`${site.server.origin}/questionnaire_result?id=${id}`);
  await page.getByText('作答时间已到，系统按保存的答案交卷').waitFor();
  expect(calls.filter((path) => path === '/v1/questionnaire/submit')).toHaveLength(1);
  const [row] = await sentOf(id);
  expect(row).toMatchObject({ score: 60, byTime: true, spentMs: LIMIT });
});

test('what another device has kept meanwhile is not sent over', async () => {
  const id = await publish();
  const phone = await visit(id);
  await choose(phone, '第一题', '甲');
  await saved(phone);
  const tablet = await visit(id);
  await choose(tablet, '第二题', '乙');
  await tablet.getByLabel('建议').fill('平板上写的');
  await saved(tablet);
  await choose(phone, '第二题', '甲');
  await phone.getByText('已合并另一台设备的作答，同一题以本机为准').waitFor();
  expect(await phone.getByLabel('建议').inputValue()).toBe('平板上写的');
  await submit(phone);
  await phone.getByText('提交成功').waitFor();
  const [row] = await sentOf(id);
  expect(Object.values(row?.answers ?? {})).toEqual([['a'], ['a'], ['平板上写的']]);
  await choose(tablet, '第一题', '乙');
  await tablet.getByRole('heading', { name: '这份答卷已经提交' }).waitFor();
  await tablet.getByRole('link', { name: '查看结果' }).click();
  await tablet.getByText('提交成功').waitFor();
});

test('questions that change meanwhile are asked anew, and what was answered stays', async () => {
  const id = await publish();
  const page = await visit(id);
  await choose(page, '第一题', '甲');
  await saved(page);
  const [, second] = await site.db
    .select()
    .from(question)
    .where(eq(question.questionnaireId, id))
    .orderBy(question.position);
  await site.db.delete(question).where(eq(question.id, second?.id ?? 0));
  await choose(page, '第二题', '乙');
  await page.getByRole('button', { name: '刷新题目' }).click();
  await page.getByText('已答 1/2').waitFor();
  expect(await page.getByRole('radio', { name: '甲' }).isChecked()).toBe(true);
  await submit(page);
  await page.getByText('提交成功').waitFor();
});

test('where nothing can be kept on the phone, it says not to close the page', async () => {
  const id = await publish();
  const page = await visit(id, {
    expected: [/ERR_FAILED/],
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function set(key: string, value: string) {
          if (key.startsWith('DRAFT')) throw new DOMException('full', 'QuotaExceededError');
          setItem.call(this, key, value);
        };
      }),
  });
  await page.route('**/v1/questionnaire/save', (route) => route.abort());
  await choose(page, '第一题', '甲');
  await page.getByText('未同步，请不要关闭页面').waitFor();
  await page.unroute('**/v1/questionnaire/save');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
});

test('keys alone are enough, and lead to what is missing', async () => {
  const id = await publish();
  const page = await visit(id);
  await page.getByRole('radiogroup', { name: '第一题' }).waitFor();
  await page.getByRole('button', { name: '提交', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('还有 2 道题需要补充').waitFor();
  const first = page.getByRole('radiogroup', { name: '第一题' });
  await expect.poll(() => first.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Space');
  await page.getByText('还有 1 道题需要补充').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('键盘');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('提交成功').waitFor();
  const [row] = await sentOf(id);
  expect(Object.values(row?.answers ?? {})).toEqual([['a'], ['b'], ['键盘']]);
});

test('an answer of the server that got lost on its way does not stop the submission', async () => {
  const id = await publish();
  const page = await visit(id, { expected: [/ERR_FAILED/] });
  await page.route('**/v1/questionnaire/save', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await choose(page, '第一题', '甲');
  await choose(page, '第二题', '甲');
  await page.getByText('未同步，已存在本机').waitFor();
  await page.unroute('**/v1/questionnaire/save');
  await submit(page);
  await page.getByText('提交成功').waitFor();
  await expect.poll(async () => (await sentOf(id)).length, soon).toBe(1);
});
