import { and, eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { award } from '#server/db/tables/award.ts';
import { live, liveWatch } from '#server/db/tables/live.ts';
import { attempt, questionnaire } from '#server/db/tables/questionnaire.ts';
import { exportedBy } from '../harness/exported.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf } from '../harness/visits/course.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** A certificate for passing an exam of its own; `score`: what the member has reached there. */
const offered = async (score: number): Promise<number> => {
  const memberId = await memberIdOf(site.db, 'demo_plain');
  const [exam] = await site.db
    .insert(questionnaire)
    .values({ kind: 'exam', title: '合理用药考试', pass: 60 })
    .returning();
  const examId = exam?.id ?? 0;
  const at = new Date();
  await site.db.insert(attempt).values({
    ...{ questionnaireId: examId, memberId, score, passed: score >= 60, passScore: 60 },
    ...{ startedAt: at, savedAt: at, submittedAt: at, earned: { 1: score } },
  });
  const terms = { title: '合理用药证书', target: 'exam', kind: 'certificate' } as const;
  const [row] = await site.db
    .insert(award)
    .values({ ...terms, examId, needPass: true })
    .returning();
  return row?.id ?? 0;
};

const sizeOf = (picture: Locator): Promise<number[]> =>
  picture.evaluate((element) =>
    element instanceof HTMLImageElement ? [element.naturalWidth, element.naturalHeight] : [],
  );

test('a passed exam is claimed, and its certificate is verified by a visitor', async () => {
  const id = await offered(80);
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path: `/credit_result_fail?id=${id}`, token });
  await page.getByRole('button', { name: '领取', exact: true }).click();
  await page.waitForURL(`${site.server.origin}/credit_result/${id}`);
  await page.getByRole('img', { name: /^学号 \d+的证书：合理用药证书/ }).waitFor();
  await page.getByRole('heading', { name: '证书', exact: true }).waitFor();
  await page.getByRole('link', { name: '联系客服更正' }).waitFor();
  await page.getByRole('tab', { name: '横版证书' }).click();
  await expect
    .poll(() => sizeOf(page.getByRole('img', { name: /合理用药证书/ })))
    .toEqual([1920, 1356]);
  const pdf = await exportedBy(page, '下载 PDF');
  expect(pdf.name).toMatch(/^证书-\d{4}(?:-\w{4}){3}\.pdf$/);
  expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  expect(pdf.text).toMatch(/\/Count 1\b/);
  expect(pdf.text).toContain('/Subtype /Image');
  const way = page.getByRole('link', { name: '查看验证页' });
  const address = (await way.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/case\/certificate\/\d{4}(?:-\w{4}){3}$/);
  const visitor = await visitHome(site, { path: address });
  await visitor.getByRole('heading', { name: '证书有效' }).waitFor();
  await visitor.getByText('学**', { exact: true }).waitFor();
});

test('what is missing is named, with the way to it', async () => {
  const id = await offered(20);
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path: `/credit_result/${id}`, token });
  await page.getByRole('heading', { name: '还不能领取' }).waitFor();
  await page.getByText('考试还没有及格', { exact: true }).waitFor();
  await page.getByRole('link', { name: '去考试：合理用药考试' }).waitFor();
});

test('what can no longer be claimed leads to no condition', async () => {
  const id = await offered(20);
  await site.db
    .update(award)
    .set({ endAt: new Date(Date.now() - 1000) })
    .where(eq(award.id, id));
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path: `/overdue/${id}/exam`, token });
  await page.getByRole('heading', { name: '已过期' }).waitFor();
  await page.getByText('通过考试《合理用药考试》').waitFor();
  expect(await page.getByRole('link', { name: '去考试' }).count()).toBe(0);
});

test('a year without credits is a tab of its own', async () => {
  const token = await loginAs(site.db, 'demo_vip');
  const page = await visitHome(site, { path: '/all_credit_record/2024', token });
  await page.getByText('还没有学分记录').waitFor();
  await page.getByRole('tab', { name: '2024年', selected: true }).waitFor();
});

test('credits of a broadcast wait for the minutes they ask for, and are claimed then', async () => {
  const memberId = await memberIdOf(site.db, 'demo_plain');
  const at = new Date();
  const [space] = await site.db
    .insert(live)
    .values({ title: '抗菌药物读片会', status: 3, priceFen: 0, startAt: at })
    .returning();
  const liveId = space?.id ?? 0;
  const terms = { title: '读片会学分', target: 'live', kind: 'credit', points: 2 } as const;
  const [row] = await site.db
    .insert(award)
    .values({ ...terms, liveId, needMinutes: 30 })
    .returning();
  const id = row?.id ?? 0;
  const watched = { memberId, liveId, countedAt: at, presentUntil: at };
  await site.db.insert(liveWatch).values({ ...watched, seconds: 12 * 60 });
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path: `/live_credit_result/${id}`, token });
  await page.getByRole('heading', { name: '还不能领取' }).waitFor();
  await page.getByText('直播观看时长还不够', { exact: true }).waitFor();
  await site.db
    .update(liveWatch)
    .set({ seconds: 30 * 60 })
    .where(and(eq(liveWatch.memberId, memberId), eq(liveWatch.liveId, liveId)));
  await page.goto(`${site.server.origin}/live_credit_fail/${id}`);
  await page.getByRole('button', { name: '领取', exact: true }).click();
  await page
    .getByRole('img', {
      name: /^学号 \d+的学分证书：读片会学分，观看直播《抗菌药物读片会》满 30 分钟，获得/,
    })
    .waitFor();
});
