import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scoreCaseEntry, voteCaseEntry } from '#schemas/case/endpoints.ts';
import { caseContest } from '#server/db/tables/case.ts';
import { pressButton, untilAnswered, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';
import { stored } from '../harness/visits/login.ts';

const site = onSite();

const contest = async (title: string): Promise<number> => {
  const rows = await site.db.select().from(caseContest).where(eq(caseContest.title, title));
  return rows[0]?.id ?? 0;
};

test('a member votes for a case once a day', async () => {
  const path = `/case/${await contest('胸痛病例大赛')}`;
  const page = await visitHome(site, { path, token: await loginAs(site.db, 'demo_plain') });
  await page.getByRole('heading', { name: '正在公众投票' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '血压忽高忽低的六旬患者' }).click();
  await untilAnswered(page, voteCaseEntry.path, () => pressButton(page, '投一票'));
  await page.getByRole('button', { name: '今天已投给这份病例' }).waitFor();
});

test('what is typed without a network is said to be unsaved, asked about, and saved later', async () => {
  const path = `/case/${await contest('基层高血压病例大赛')}`;
  const page = await visitHome(site, {
    ...{ path, token: await loginAs(site.db, 'demo_teacher') },
    expected: [/Failed to load resource/],
  });
  await pressButton(page, '我要投稿');
  const title = page.getByLabel('标题', { exact: true });
  await title.fill('夜间反复低血糖一例');
  await page.context().setOffline(true);
  await pressButton(page, '保存草稿');
  await page.getByRole('alert').filter({ hasText: '没有保存成功' }).first().waitFor();
  expect(await title.inputValue()).toBe('夜间反复低血糖一例');
  // the phone's way back closes the form, which cannot be saved
  await page.goBack();
  await page.getByText('填写的内容还在，再打开表单保存').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: '放弃修改' }).waitFor();
  await pressButton(page, '继续填写');
  await page.getByRole('button', { name: '放弃修改' }).waitFor({ state: 'hidden' });
  await page.context().setOffline(false);
  await pressButton(page, '我要投稿');
  expect(await title.inputValue()).toBe('夜间反复低血糖一例');
  await untilShown(page, '草稿已保存', () => pressButton(page, '保存草稿'));
  await page.goBack();
  await page.getByText('草稿，还没有提交').waitFor();
  expect(await page.getByText('填写的内容还在').count()).toBe(0);
  await page.reload();
  await pressButton(page, '继续填写');
  expect(await title.inputValue()).toBe('夜间反复低血糖一例');
});

test('a judge scores a case after a question', async () => {
  const path = `/case/judge/${await contest('抗感染治疗病例大赛')}`;
  const page = await visitHome(site, { path, token: await loginAs(site.db, 'demo_teacher') });
  await page.getByRole('button', { name: '以牙痛起病的急性心肌梗死' }).click();
  await page.getByRole('slider', { name: '诊断思路' }).fill('30');
  expect(await violations(page)).toEqual([]);
  await pressButton(page, '提交评分');
  await untilAnswered(page, scoreCaseEntry.path, () => pressButton(page, '确认提交'));
  await page.getByText('已提交评分，不能再改。').waitFor();
});

test('a visitor who acts is led to the login, and back to where they acted', async () => {
  const judged = `/case/judge/${await contest('抗感染治疗病例大赛')}`;
  const page = await visitHome(site, { path: judged });
  await page.getByText('评委登录后可以打分').waitFor();
  await pressButton(page, '去登录');
  await page.waitForURL(`${site.server.origin}/Welogin`);
  expect(await stored(page, 'beforeLoginUrl')).toBe(judged);

  await page.goto(`${site.server.origin}/case/${await contest('基层高血压病例大赛')}`);
  await pressButton(page, '我要投稿');
  await page.waitForURL(`${site.server.origin}/Welogin`);

  const voted = `/case/${await contest('胸痛病例大赛')}`;
  await page.goto(site.server.origin + voted);
  await page.getByRole('button', { name: '血压忽高忽低的六旬患者' }).click();
  await pressButton(page, '投一票');
  await page.waitForURL(`${site.server.origin}/Welogin`);
  expect(await stored(page, 'beforeLoginUrl')).toMatch(new RegExp(`^${voted}\\?entry=\\d+$`));
});

test('whoever is no judge is led to the contest itself', async () => {
  const id = await contest('抗感染治疗病例大赛');
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path: `/case/judge/${id}`, token });
  await page.getByText('你不是这场大赛的评委').waitFor();
  await page.getByRole('link', { name: '看这场病例大赛' }).click();
  await page.waitForURL(`${site.server.origin}/case/${id}`);
});
