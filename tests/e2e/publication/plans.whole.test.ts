import { eq } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { operator } from '#server/db/tables/operator.ts';
import { homePlan } from '#server/db/tables/publication.ts';
import { liveRelease } from '#server/domains/publication/release/releases.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon, visitHome } from '../harness/visits/home.ts';
import {
  addAccount,
  comeTo,
  openDesk,
  previewOn,
  publishOn,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const NEWS = '优质内容';
const phone = { width: 375, height: 812, hasTouch: true, isMobile: true };

const titleOf = (page: Page, name = NEWS) => page.getByLabel(`${name}的标题`);
const planOn = (page: Page, name: string) => page.getByRole('region', { name: `方案 ${name}` });
const buttonIn = (page: Page, name: string) =>
  page.getByRole('region', { name: /^方案 / }).getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');
const stands = (page: Page, name: string, state: string) =>
  planOn(page, name).getByText(state, { exact: true }).waitFor(soon);

/** A plan of `admin` in that state, which changes titles of the page that is live. */
const planOf = async (
  name: string,
  titles: Readonly<Record<string, string>>,
  state: 'editing' | 'waiting' | 'approved' = 'editing',
  own: Partial<HomeDocument> = {},
): Promise<string> => {
  const { id: baseId, document: base } = await liveRelease(site.db);
  const [admin] = await site.db.select().from(operator).where(eq(operator.name, 'admin'));
  if (!admin) throw new Error('no admin');
  const sections = base.sections.map((section) => {
    const title = titles[section.name];
    return title === undefined ? section : { ...section, title };
  });
  const document: HomeDocument = { ...base, sections, ...own };
  const at = new Date();
  const [row] = await site.db
    .insert(homePlan)
    .values({
      ...{ name, note: '', state, document, base, baseId, turns: [] },
      ...{ changes: [], count: Object.keys(titles).length },
      ...{ makerId: admin.id, maker: admin.name, madeAt: at, author: admin.name, savedAt: at, at },
    })
    .returning({ id: homePlan.id });
  return `/operator/plans/${row?.id}`;
};

test('a plan is sent in, returned on a phone, mended, approved, merged and published', async () => {
  const page = await openDesk(site);
  const password = await addAccount(page, '小蒋', '发布：可以发布、回滚和管理账号');
  await page.getByRole('link', { name: '方案', exact: true }).click();
  await page.getByRole('button', { name: '新建方案' }).click();
  const naming = page.getByRole('dialog', { name: '新建方案' });
  await naming.getByLabel('名称').fill('双十一');
  await naming.getByRole('button', { name: '新建', exact: true }).click();
  await naming.waitFor({ state: 'hidden' });
  const sending = page.getByRole('dialog', { name: '送审方案「双十一」' });
  await titleOf(page).fill('很'.repeat(21));
  await saved(page);
  await buttonIn(page, '送审').click();
  const fault = sending.getByRole('button', { name: `${NEWS}：区块标题最多 20 个字` });
  await fault.waitFor();
  expect(await sending.getByRole('button', { name: '送审', exact: true }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await fault.click();
  await sending.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page), soon).toBe(`首页区块-${NEWS}-title`);
  await titleOf(page).fill('每日要文');
  await saved(page);
  const section = previewOn(page).locator(`[data-section="${NEWS}"]`);
  await comeTo(section);
  await section.getByRole('heading', { name: '每日要文' }).waitFor();
  expect(await buttonIn(page, '并入草稿').count()).toBe(0);
  await buttonIn(page, '送审').click();
  await sending.getByLabel('给审核同事的话（可不填）').fill('请看标题');
  await sending.getByRole('button', { name: '送审', exact: true }).click();
  await sending.waitFor({ state: 'hidden' });
  await stands(page, '双十一', '待审');
  await page.getByText('自己送审的方案，请另一位同事审核。').waitFor();
  expect(await titleOf(page).isDisabled()).toBe(true);
  for (const name of ['通过', '并入草稿']) expect(await buttonIn(page, name).count()).toBe(0);

  const other = await openDesk(site, { ...phone, name: '小蒋', password, path: '/operator/plans' });
  await other.getByRole('listitem', { name: '双十一' }).getByRole('link', { name: '打开' }).tap();
  await stands(other, '双十一', '待审');
  await buttonIn(other, '退回').tap();
  const returning = other.getByRole('dialog', { name: '退回方案「双十一」' });
  await returning.getByRole('button', { name: '退回', exact: true }).tap();
  await returning.getByText('请写明为什么退回').waitFor();
  await returning.getByLabel('退回的原因').fill('少一个字');
  await returning.getByRole('button', { name: '退回', exact: true }).tap();
  await returning.waitFor({ state: 'hidden' });
  await stands(other, '双十一', '已退回');

  await stands(page, '双十一', '已退回');
  await page.getByRole('button', { name: /^经过/ }).click();
  await page.getByRole('list', { name: '经过' }).getByText('少一个字').waitFor();
  await titleOf(page).fill('每日要闻一览');
  await saved(page);
  await buttonIn(page, '送审').click();
  await sending.getByRole('button', { name: '送审', exact: true }).click();
  await sending.waitFor({ state: 'hidden' });

  await stands(other, '双十一', '待审');
  await buttonIn(other, '通过').tap();
  const approving = other.getByRole('dialog', { name: '通过方案「双十一」' });
  await approving.getByRole('button', { name: '通过', exact: true }).tap();
  await approving.waitFor({ state: 'hidden' });
  await stands(other, '双十一', '已通过');

  await buttonIn(page, '并入草稿').click();
  await stands(page, '双十一', '已并入');
  await page.getByRole('link', { name: '首页编辑', exact: true }).first().click();
  await expect.poll(() => titleOf(page).inputValue(), soon).toBe('每日要闻一览');
  await publishOn(page);
  const learner = await visitHome(site);
  await learner.getByRole('heading', { name: '每日要闻一览' }).waitFor();
  await page.getByRole('link', { name: '发布记录' }).click();
  await page.getByRole('cell', { name: '含方案：双十一' }).waitFor();
});

test('two plans that change the same thing are merged by choice, and so is what has gone live since', async () => {
  const [first, second, third] = [
    await planOf('甲案', { [NEWS]: '甲的资讯' }, 'approved'),
    await planOf('乙案', { [NEWS]: '乙的资讯', 活动标题: '乙的活动' }, 'approved'),
    await planOf('丙案', { [NEWS]: '丙的资讯', 直播标题: '丙的直播' }),
  ];
  const page = await openDesk(site, { path: first });
  const press = (name: string) => buttonIn(page, name).press('Enter');
  await press('并入草稿');
  await stands(page, '甲案', '已并入');
  await page.goto(site.server.origin + second);
  await press('并入草稿');
  const request = page.getByRole('dialog', { name: '方案和草稿改了同一处' });
  await request.getByRole('radio', { name: '草稿：甲的资讯', checked: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const own = request.getByRole('radio', { name: '方案（我）：乙的资讯' });
  await own.press('Space');
  await expect.poll(() => own.isChecked(), soon).toBe(true);
  await request.getByRole('button', { name: '按所选合并' }).press('Enter');
  await request.waitFor({ state: 'hidden' });
  await stands(page, '乙案', '已并入');
  await page.goto(`${site.server.origin}/operator`);
  await expect.poll(() => titleOf(page).inputValue(), soon).toBe('乙的资讯');
  expect(await titleOf(page, '活动标题').inputValue()).toBe('乙的活动');
  await publishOn(page);

  await page.goto(site.server.origin + third);
  await press('合并线上的变化');
  const live = page.getByRole('dialog', { name: '方案和线上改了同一处' });
  await live.getByRole('radio', { name: '线上：乙的资讯', checked: true }).waitFor();
  await live.getByRole('button', { name: '按所选合并' }).press('Enter');
  await live.waitFor({ state: 'hidden' });
  await expect.poll(() => titleOf(page).inputValue(), soon).toBe('乙的资讯');
  await expect.poll(() => buttonIn(page, '合并线上的变化').count(), soon).toBe(0);
  expect(await titleOf(page, '直播标题').inputValue()).toBe('丙的直播');
  expect(await titleOf(page, '活动标题').inputValue()).toBe('乙的活动');
});

test('who decides of a plan is told what speaks against it', async () => {
  const when = { between: ['2099-11-27 09:00', null] as [string, null] };
  const path = await planOf('明年改版', {}, 'waiting', {
    sections: [{ name: '搜索框', open: true, title: '', when }],
  });
  const page = await openDesk(site, { ...phone, path });
  await buttonIn(page, '退回').tap();
  const returning = page.getByRole('dialog', { name: '退回方案「明年改版」' });
  await returning.getByText(/^首页现在是空的，到 2099-11-27 09:00（北京时间）才有内容/).waitFor();
  expect(await violations(page)).toEqual([]);
  await returning.getByRole('button', { name: '取消' }).tap();
  await returning.waitFor({ state: 'hidden' });
  await buttonIn(page, '通过').tap();
  const approving = page.getByRole('dialog', { name: '通过方案「明年改版」' });
  await approving.getByText(/^首页现在是空的/).waitFor();
});

test('server and network are lost amid editing a plan, and nothing that was typed is', async () => {
  const path = await planOf('断网', {});
  const expected = [/Failed to (?:load|fetch)/, /net::ERR_/];
  const page = await openDesk(site, { expected, path });
  const noticeOf = () =>
    planOn(page, '断网')
      .getByText(/保存失败/)
      .first()
      .waitFor(soon);
  await titleOf(page).fill('第一次');
  await saved(page);
  await site.server.stop();
  await titleOf(page, '直播标题').fill('停机时写的');
  await noticeOf();
  await site.server.restart();
  await saved(page);
  const notFound = (route: Route) => route.abort();
  const save = '**/operator/api/save-plan';
  await page.route(save, notFound);
  await titleOf(page, '活动标题').fill('断网时写的');
  await noticeOf();
  await page.reload();
  await noticeOf();
  await page.unroute(save, notFound);
  await saved(page);
  const other = await openDesk(site, { path });
  await expect.poll(() => titleOf(other).inputValue(), soon).toBe('第一次');
  expect(await titleOf(other, '直播标题').inputValue()).toBe('停机时写的');
  expect(await titleOf(other, '活动标题').inputValue()).toBe('断网时写的');
});
