import { and, eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { relation } from '#server/db/tables/relation.ts';
import { teacher } from '#server/db/tables/teacher.ts';
import { topAtRest } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  buildAll,
  heldCall,
  loginAs,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();

const visit = async (path: string, as = 'demo_plain', options: VisitOptions = {}) =>
  visitHome(site, { path, token: await loginAs(site.db, as), ...options });
const isAt = (page: Page, path: string) => page.waitForURL(site.server.origin + path);
const teacherId = async (name: string) => {
  const [row] = await site.db.select().from(teacher).where(eq(teacher.name, name));
  return row?.id ?? 0;
};
const follows = async (nickname: string) => {
  const [row] = await site.db.select().from(member).where(eq(member.nickname, nickname));
  return site.db.$count(
    relation,
    and(eq(relation.kind, 'follow'), eq(relation.memberId, row?.id ?? 0)),
  );
};
const toggle = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`关注${name}$`) });
const isFollowed = (page: Page, name: string) => toggle(page, name).getAttribute('aria-pressed');

describe('following', () => {
  test('a teacher from the home page puts them on the list, where it ends when confirmed', async () => {
    const page = await visit('/drawIndex');
    await buildAll(page);
    await page
      .locator('[data-section="医生工作室"]')
      .getByRole('link', { name: /^陈思远/ })
      .click();
    await page.getByRole('heading', { name: '陈思远' }).waitFor();
    expect(await isFollowed(page, '陈思远')).toBe('false');
    await toggle(page, '陈思远').click();
    await expect.poll(() => isFollowed(page, '陈思远'), soon).toBe('true');
    await expect.poll(() => follows('林晓'), soon).toBe(1);
    await page.goto(`${site.server.origin}/my`);
    await page.getByRole('link', { name: /^1\s*关注/ }).click();
    await isAt(page, '/guanzhu');
    await toggle(page, '陈思远').click();
    await page.getByRole('button', { name: '继续关注' }).click();
    expect(await isFollowed(page, '陈思远')).toBe('true');
    await toggle(page, '陈思远').click();
    await page.getByRole('button', { name: '不再关注' }).click();
    await expect.poll(() => isFollowed(page, '陈思远'), soon).toBe('false');
    await expect.poll(() => follows('林晓'), soon).toBe(0);
    await page.goto(`${site.server.origin}/my`);
    await page.getByRole('link', { name: /^0\s*关注/ }).click();
    await page.getByText('还没有关注讲师').waitFor();
  });

  test('ends on the list without moving a row, and misses none of the further ones', async () => {
    const page = await visit('/guanzhu', 'demo_vip');
    const names = () => page.getByRole('listitem').locator('a').allInnerTexts();
    const first = async () => (await names()).slice(0, 5).map((text) => text.split('\n')[0]);
    await toggle(page, '李文博').waitFor();
    const shown = await first();
    for (const name of ['李文博', '王雅琴']) {
      await toggle(page, name).click();
      await page.getByRole('button', { name: '不再关注' }).click();
      await expect.poll(() => isFollowed(page, name), soon).toBe('false');
    }
    expect(await first()).toEqual(shown);
    await page.getByText('没有更多数据').scrollIntoViewIfNeeded();
    const all = await page.getByRole('listitem').last().getAttribute('aria-setsize');
    expect(all).toBe('13');
    await expect.poll(() => follows('周明远'), soon).toBe(11);
  });

  test('is taken back on the screen where the back end refuses', async () => {
    const id = await teacherId('孙立新');
    const page = await visit(`/teacherDetail?id=${id}`, 'demo_plain', {
      prepare: (opened) =>
        opened.route('**/v1/relation/set', (route) =>
          route.fulfill({ json: { code: 500, msg: '服务开小差了，请稍后再试', data: null } }),
        ),
    });
    await toggle(page, '孙立新').click();
    await page.getByRole('status').filter({ hasText: '服务开小差了' }).waitFor();
    await expect.poll(() => isFollowed(page, '孙立新'), soon).toBe('false');
  });
});

describe('the directory', () => {
  /** The server writes what names sound like soon after it has begun to listen. */
  const allHeard = () =>
    expect.poll(() => site.db.$count(teacher, sql`${teacher}.search_sound is null`), soon).toBe(0);
  const named = (page: Page) => page.getByRole('list', { name: '讲师' }).getByRole('listitem');

  test('is reached from the home page, filtered by department and searched, and kept on the way back', async () => {
    await allHeard();
    const page = await visit('/drawIndex');
    await buildAll(page);
    await page.getByRole('link', { name: '更多医生工作室' }).click();
    await isAt(page, '/teachers');
    await page.getByRole('button', { name: '心血管内科' }).click();
    await expect.poll(() => named(page).first().innerText(), soon).toContain('陈思远');
    await page.getByRole('button', { name: '全部科室' }).click();
    const field = page.getByRole('searchbox', { name: '搜索讲师' });
    await field.fill('liwenbo');
    await field.press('Enter');
    await expect.poll(() => named(page).count(), soon).toBe(1);
    await named(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: '李文博' }).waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue(), soon).toBe('liwenbo');
    await expect.poll(() => named(page).count(), soon).toBe(1);
    await field.fill('没有这样的人');
    await field.press('Enter');
    await page.getByText('没有找到“没有这样的人”').waitFor();
  });

  test('is a tab of the search', async () => {
    await allHeard();
    const page = await visit(`/index_search/${encodeURIComponent('心内 chensiyuan')}`);
    await page.getByRole('tab', { name: /^讲师/ }).click();
    await named(page).filter({ hasText: '陈思远' }).waitFor();
  });
});

describe('a teacher’s page', () => {
  test('keeps its tab and its row on the way back, also after a reload', async () => {
    const page = await visit(`/join?id=${await teacherId('陈思远')}`);
    const rows = page.getByRole('list', { name: '课程' }).getByRole('link');
    await rows.nth(7).scrollIntoViewIfNeeded();
    await page.getByText('没有更多数据').scrollIntoViewIfNeeded();
    const last = rows.last();
    const title = await last.innerText();
    const top = () => topAtRest(last);
    const before = await top();
    await last.click();
    await page.waitForURL((url) => url.pathname !== '/join');
    await page.goBack();
    await expect.poll(top, soon).toBe(before);
    await page.reload();
    await expect.poll(top, soon).toBe(before);
    expect(await last.innerText()).toBe(title);
    await page.getByRole('tab', { name: '介绍' }).click();
    await page.getByRole('heading', { name: '教学安排' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '教学安排' }).waitFor();
  });

  test('is the same by each of its addresses, one of which opens the introduction', async () => {
    const id = await teacherId('李文博');
    for (const [path, tab] of [
      [`/teacherDetail?id=${id}`, /^课程/],
      [`/jianjie?id=${id}`, '介绍'],
    ] as const) {
      const page = await visit(path);
      await page.getByRole('heading', { name: '李文博' }).waitFor();
      await page.getByRole('tab', { name: tab, selected: true }).waitFor();
    }
  });

  test.each(['/join?id=999999', '/join?id=abc', '/teacherDetail', '/jianjie?id=-1'])(
    '%s says that there is nobody, with a way on',
    async (path) => {
      const page = await visit(path);
      await page.getByText('讲师不存在或已停止服务').waitFor();
      await page.getByRole('link', { name: '去首页看看' }).click();
      await isAt(page, '/');
    },
  );
});

describe('/my', () => {
  test('draws nothing of a role before it is known', async () => {
    const { hold, held } = heldCall();
    const page = await visit('/my', 'demo_teacher', {
      prepare: (opened) => opened.route('**/v1/member/home', hold),
    });
    await page.locator('[data-page="/my"]').waitFor();
    const route = await held;
    expect(await page.getByText(/讲师|学习会员/).count()).toBe(0);
    await route.continue();
    await page.getByRole('link', { name: '讲师主页' }).waitFor();
    await page.getByText('139****0005').waitFor();
  });

  test('shows a plain member no role, and where to bind a phone', async () => {
    const page = await visit('/my');
    await page.getByRole('link', { name: '手机号 还没有绑定' }).waitFor();
    expect(await page.getByText(/讲师主页|学习会员|认证医生/).count()).toBe(0);
  });

  test('leads nowhere that is not there', async () => {
    const page = await visit('/my', 'demo_teacher');
    await page.getByRole('link', { name: '讲师主页' }).waitFor();
    const main = page.getByRole('main').getByRole('link');
    const hrefs = await main.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs)) {
      await page.goto(site.server.origin + href);
      await page.locator(`[data-page="${href.split('?')[0]}"]`).waitFor();
    }
  });

  test('is no visitor’s', async () => {
    const page = await visitHome(site, { path: '/my' });
    await page.waitForURL((url) => url.pathname === '/Welogin');
  });
});
