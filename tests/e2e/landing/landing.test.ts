import { expect, test } from 'vitest';
import { blockLandingTable, landingTable } from '../../../server/db/tables/landing.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';
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

test('a landing page leads on by its button, and a visitor signs in first', async () => {
  const id = await landingWith({ button: '去看课程', link: '/allCourse', html: '<p>打印即用</p>' });
  const path = `/custom_share_page/${id}/9`;
  const visitor = await visitHome(site, { path });
  await visitor.waitForURL(/\/Welogin/);
  const token = await loginAs(site.db, 'demo_plain');
  const page = await visitHome(site, { path, token });
  await page.getByText('打印即用').waitFor();
  expect(await page.getByRole('link', { name: '去看课程' }).getAttribute('href')).toBe(
    '/allCourse',
  );
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
