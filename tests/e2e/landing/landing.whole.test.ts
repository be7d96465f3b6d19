import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newsList } from '#schemas/home/endpoints.ts';
import { openLanding } from '#schemas/landing/endpoints.ts';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import { blockLandingTable, landingTable } from '#server/db/tables/landing.ts';
import { untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';
import { consent } from '../harness/visits/login.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const landingWith = async (row: Partial<typeof landingTable.$inferInsert>): Promise<number> => {
  const [made] = await site.db
    .insert(landingTable)
    .values({ title: '随访资料包', ...row })
    .returning();
  return made?.id ?? 0;
};

test('a page of two blocks is made, put live, and followed by a member', async () => {
  const [made] = await site.db
    .insert(blockLandingTable)
    .values({ title: '春季学习周' })
    .returning();
  const id = made?.id ?? 0;
  const desk = await openDesk(site, { path: `/operator/share-pages/${id}` });
  for (const name of ['资讯列表', '课程模块']) {
    await desk.getByRole('button', { name: '添加区块', exact: true }).click();
    await desk.getByRole('menuitem', { name, exact: true }).click();
    const drawer = desk.getByRole('dialog', { name: '区块设置' });
    await drawer.waitFor();
    await desk.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
  }
  await desk.getByRole('button', { name: '发布', exact: true }).click();
  await desk.getByRole('button', { name: '确定发布' }).click();
  await desk.getByText('已发布', { exact: true }).first().waitFor();
  await desk.getByRole('button', { name: '分享链接' }).click();
  const link = await desk.getByRole('textbox', { name: '链接' }).inputValue();
  expect(new URL(link).pathname).toBe(`/custom_share_page_v2/${id}/1`);

  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path: new URL(link).pathname, token });
  const news = page.locator('[data-section="资讯列表"]');
  await news.locator('li a').first().click();
  await page.waitForURL(/\/newsInfo\?id=/);
});

test('a visitor of a shared page signs in, is back on it, and its button leads on', async () => {
  const id = await landingWith({ button: '去看收藏', link: '/userinfo', html: '<p>打印即用</p>' });
  const path = `/custom_share_page/${id}/2`;
  const page = await visitHome(site, { path });
  await page.waitForURL(/\/Welogin/);
  await consent(page, '周明远');
  await page.waitForURL(site.server.origin + path);
  await page.getByText('打印即用').waitFor();
  await page.getByRole('link', { name: '去看收藏' }).click();
  await page.waitForURL(/\/userinfo$/);
  await page.goBack();
  await page.getByText('打印即用').waitFor();
});

test('an opening counts once by its channel, though the page is gone back to and loaded anew', async () => {
  const id = await landingWith({ button: '去首页', link: '/', html: '<p>打印即用</p>' });
  const path = `/custom_share_page/${id}/2`;
  const counted = async () =>
    (await site.db.select().from(landingTable).where(eq(landingTable.id, id)))[0];
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { token, path: '/set' });
  await page.locator('main').waitFor();
  const noticeOf = (act: () => Promise<unknown>) => untilAnswered(page, openLanding.path, act);
  await noticeOf(() => page.goto(site.server.origin + path));
  await page.getByRole('link', { name: '去首页' }).click();
  await page.locator('[data-section]').first().waitFor();
  await noticeOf(() => page.goBack());
  await noticeOf(() => page.reload());
  expect(await counted()).toMatchObject({ byMoments: 1, byFriends: 0, byOthers: 0 });
  await noticeOf(() => page.goto(`${site.server.origin}/custom_share_page/${id}/3`));
  expect(await counted()).toMatchObject({ byMoments: 1, byPosters: 1 });
});

const blocksWith = async (nodes: ClassicLayout['nodes']): Promise<string> => {
  const live = { theme: 'default' as const, nodes };
  const [made] = await site.db
    .insert(blockLandingTable)
    .values({ title: '学习周', draft: live, live, liveAt: new Date() })
    .returning();
  return `/custom_share_page_v2/${made?.id}/1`;
};

test('a block whose data is broken is left out, and the rest stands', async () => {
  const path = await blocksWith([{ name: '资讯列表' }, { name: '课程模块' }]);
  const token = await loginAs(site.db, 'demo_plain');
  const broken = { code: '200', msg: 'ok', data: { list: 'none' } };
  const page = await visitHome(site, {
    ...{ path, token },
    prepare: (opened) =>
      opened.route(`**${newsList.path}`, (route) => route.fulfill({ json: broken })),
  });
  await page.locator('[data-section="课程模块"] a').first().waitFor();
  expect(await page.locator('[data-section="资讯列表"] li').count()).toBe(0);
  await page.locator('[data-section="资讯列表"]').waitFor({ state: 'detached' });
});

test('a page of blocks of which none has anything to show says so, with a way home', async () => {
  const path = await blocksWith([{ name: '资讯列表' }]);
  const token = await loginAs(site.db, 'demo_plain');
  const nothing = { code: '200', msg: 'ok', data: { list: [] } };
  const page = await visitHome(site, {
    ...{ path, token },
    prepare: (opened) =>
      opened.route(`**${newsList.path}`, (route) => route.fulfill({ json: nothing })),
  });
  await page.getByText('这里暂时没有内容').waitFor();
  await page.getByRole('link', { name: '去首页看看' }).click();
  await page.locator('[data-section]').first().waitFor();
});

test('a row’s link is chosen by its channel, to copy and as a code', async () => {
  const id = await landingWith({ title: '查房口袋卡' });
  const desk = await openDesk(site, { path: `/operator/content/landing?row=${id}` });
  await desk.getByRole('button', { name: '分享链接' }).click();
  const dialog = desk.getByRole('dialog', { name: '分享链接' });
  const link = dialog.getByRole('textbox', { name: '链接' });
  expect(new URL(await link.inputValue()).pathname).toBe(`/custom_share_page/${id}/1`);
  await dialog.getByRole('radio', { name: '海报' }).check();
  expect(new URL(await link.inputValue()).pathname).toBe(`/custom_share_page/${id}/3`);
  await dialog.getByRole('img', { name: '分享链接的二维码' }).waitFor();
  await dialog.getByRole('button', { name: '复制链接' }).waitFor();
});

test('a page that is off the shelf or was never put live says so, with a way home', async () => {
  const [made] = await site.db.insert(blockLandingTable).values({ title: '筹备中' }).returning();
  const off = await landingWith({ published: false });
  const token = await loginAs(site.db, 'demo_plain');
  const paths = [`/custom_share_page/${off}/1`, `/custom_share_page_v2/${made?.id}/1`];
  for (const path of [...paths, '/custom_share_page_v2/x/y']) {
    const page = await visitHome(site, { path, token });
    await page.getByText('页面不存在或已下架').waitFor();
    await page.getByRole('link', { name: '去首页看看' }).waitFor();
  }
});
