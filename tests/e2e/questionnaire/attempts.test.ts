import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { submitQuestionnaire } from '#schemas/questionnaire/endpoints.ts';
import { member } from '#server/db/tables/member.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { whole } from '../../harness/whole.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { tapTwice } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon, type VisitOptions, visitHome } from '../harness/visits/home.ts';
import { beginPaper } from '../harness/visits/questionnaire.ts';

const site = onSite();

const idOf = async (position: number): Promise<number> => {
  const [row] = await site.db
    .select()
    .from(questionnaire)
    .where(eq(questionnaire.position, position));
  if (!row) throw new Error(`no questionnaire at ${position}`);
  return row.id;
};

const visit = async (path: string, options: VisitOptions = {}) =>
  visitHome(site, {
    path,
    token: await loginAs(site.db, 'demo_plain'),
    ...options,
  });

const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const saved = (page: Page) => page.getByText('已保存', { exact: true }).waitFor();

test('a questionnaire is begun on one device and finished on another', async () => {
  const id = await idOf(0);
  const phone = await visit(`/questionnaire_introduce?id=${id}`);
  await phone.getByRole('link', { name: '开始作答' }).click();
  await choose(phone, '三级医院');
  await choose(phone, '是');
  await choose(phone, '图文精读');
  await saved(phone);
  const tablet = await visit(`/questionnaire_introduce?id=${id}`);
  await tablet.getByText('上次已答 3 题').waitFor();
  await tablet.getByRole('link', { name: '继续作答' }).click();
  expect(await tablet.getByLabel('三级医院').isChecked()).toBe(true);
  await tablet.getByRole('button', { name: '提交' }).click();
  await tablet.getByText('还有 2 道题需要补充').waitFor();
  const matrix = tablet.getByRole('group', { name: '请评价以下' });
  await expect.poll(() => matrix.locator(':focus').count()).toBe(1);
  for (const row of ['内容质量', '讲者水平', '平台服务'])
    await tablet.getByRole('group', { name: row }).getByText('满意', { exact: true }).click();
  await tablet.getByText('9', { exact: true }).click();
  await tapTwice(tablet.getByRole('button', { name: '提交' }), submitQuestionnaire.path);
  await tablet.waitForURL(`${site.server.origin}/questionnaire_finish?id=${id}`);
  await tablet.getByText('提交成功').waitFor();
  await tablet.goBack();
  await tablet.getByText('已完成').waitFor();
  const rows = site.db.$count(attempt, eq(attempt.questionnaireId, id));
  expect(await rows).toBe(1);
});

test('the list says what was done since it was left', async () => {
  const title = '返回后的状态';
  const id = await publishQuestionnaire(site.db, { title, position: -1 }, [
    { kind: 'text', title: '建议' },
  ]);
  const page = await visit('/questionnaire_list');
  const row = page.getByRole('link', { name: title });
  await row.getByText('可参加').waitFor();
  await row.click();
  await page.getByRole('link', { name: '开始作答' }).click();
  await page.getByRole('textbox').fill('很好');
  await page.getByRole('button', { name: '提交' }).click();
  await page.waitForURL(`${site.server.origin}/questionnaire_finish?id=${id}`);
  await page.goBack();
  await page.getByRole('link', { name: '查看结果' }).waitFor();
  await page.goBack();
  await row.getByText('已完成').waitFor();
});

test.runIf(whole)(
  'an answer that skips questions takes them off the page, and what they held with them',
  async () => {
    const page = await beginPaper(await visit(`/questionnaire?id=${await idOf(2)}`));
    await choose(page, '视频课程');
    await saved(page);
    await choose(page, '否');
    await page.getByText('视频课程').waitFor({ state: 'detached' });
    await page.getByText('已答 1/4').waitFor();
  },
);

test('without a connection what is answered stays on the phone and is sent later', async () => {
  const id = await idOf(7);
  const page = await visit(`/questionnaire?id=${id}`, { expected: [/ERR_FAILED/] });
  await beginPaper(page);
  await page.getByText('三级医院').waitFor();
  await page.route('**/v1/questionnaire/save', (route) => route.abort());
  await choose(page, '二级医院');
  await page.getByText('未同步，已存在本机').waitFor();
  await page.unroute('**/v1/questionnaire/save');
  await page.reload();
  await saved(page);
  await expect.poll(() => page.getByLabel('二级医院').isChecked()).toBe(true);
  await expect
    .poll(async () => {
      const [row] = await site.db.select().from(attempt).where(eq(attempt.questionnaireId, id));
      return Object.values(row?.answers ?? {});
    }, soon)
    .toEqual([['b']]);
});

test('leaving with questions left asks, and keeps what there is', async () => {
  const id = await idOf(8);
  const page = await visit(`/questionnaire_introduce?id=${id}`);
  await page.getByRole('link', { name: '开始作答' }).click();
  await choose(page, '其他');
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByText('还有 5 题没有作答').waitFor();
  await page.getByRole('button', { name: '离开' }).click();
  await page.getByRole('link', { name: '继续作答' }).waitFor();
});

test.runIf(whole)('one for doctors says what it waits for', async () => {
  const page = await visit(`/questionnaire_introduce?id=${await idOf(3)}`);
  await page.getByRole('link', { name: '去认证' }).click();
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByText('请填写姓名').waitFor();
  await page.getByText('请上传执业证照片').waitFor();
});

test.runIf(whole)('a test that is failed says by how much and can be tried again', async () => {
  const id = await idOf(1);
  const page = await visit(`/questionnaire?id=${id}`);
  await page.waitForURL(/questionnaire_introduce/);
  await beginPaper(page);
  await page.getByRole('timer').waitFor();
  for (const fieldset of await page.getByRole('radiogroup').all())
    await fieldset.getByRole('radio').first().check();
  await choose(page, '有指征再用');
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('距离合格还差 60 分，还可以再答 2 次').waitFor();
  await page.getByRole('link', { name: '再答一次' }).click();
  await page.getByText('已答 0/5').waitFor();
  await page.getByRole('timer').waitFor();
});

test('a badge is earned by what was sent, and shows on the way to the history', async () => {
  const title = '徽章';
  const id = await publishQuestionnaire(site.db, { title, position: -2 }, [
    { kind: 'text', title: '建议' },
  ]);
  const beginner = { nickname: '新学员', formDone: true };
  const [own] = await site.db.insert(member).values(beginner).returning();
  const page = await visit('/questionnaire_achievement', {
    token: await startSession(site.db, own?.id ?? 0, Date.now()),
  });
  const badge = page.getByRole('listitem').filter({ hasText: '初次作答' });
  await badge.getByText('0/1').waitFor();
  await page.getByRole('link', { name: '去看看问卷' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('link', { name: '开始作答' }).click();
  await page.getByRole('textbox').fill('很好');
  await page.getByRole('button', { name: '提交' }).click();
  await page.waitForURL(`${site.server.origin}/questionnaire_finish?id=${id}`);
  await page.goto(`${site.server.origin}/questionnaire_achievement`);
  await badge.getByText(/^(?:\d+月\d+日|\d{4}-\d\d-\d\d)$/).waitFor();
  await badge.getByText('铜质徽章，已获得').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: title }).waitFor();
});
