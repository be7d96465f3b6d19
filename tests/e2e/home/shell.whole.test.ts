import { inArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { message } from '#server/db/tables/message.ts';
import { bottomTab } from '#server/db/tables/site.ts';
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

const visit = (options?: VisitOptions) => visitHome(site, options);

const tabsOn = (page: Page) => page.getByRole('navigation').getByRole('link');

describe('the follow prompt', () => {
  test('stands for visitors, is closed by them and stays closed', async () => {
    const page = await visit();
    const prompt = page.getByRole('complementary', { name: '关注公众号' });
    await prompt.getByRole('img', { name: '知行医学堂的二维码' }).waitFor();
    await prompt.getByRole('button', { name: '关闭' }).click();
    await prompt.waitFor({ state: 'detached' });
    await page.reload();
    await buildAll(page);
    expect(await prompt.count()).toBe(0);
  });

  test('is not for members', async () => {
    const calls: string[] = [];
    const page = await visit({
      token: await loginAs(site.db, 'demo_plain'),
      prepare: (opened) => opened.on('request', (request) => calls.push(request.url())),
    });
    await buildAll(page);
    expect(await page.getByRole('complementary').count()).toBe(0);
    expect(calls.filter((url) => url.endsWith('/v4/index/alertWx'))).toEqual([]);
  });
});

test('the floating coupon icon leads to the coupons', async () => {
  const page = await visit();
  const coupon = page.getByRole('link', { name: '领取优惠券' });
  await coupon.waitFor();
  expect(await coupon.getAttribute('href')).toBe('/yhj');
});

describe('the tab bar', () => {
  test('shows the five tabs and marks the active one', async () => {
    const page = await visit();
    await expect
      .poll(() => tabsOn(page).allInnerTexts(), soon)
      .toEqual(['发现', '分类', '订阅', '消息', '我的']);
    const active = page.getByRole('navigation').locator('[aria-current=page]');
    expect(await active.allInnerTexts()).toEqual(['发现']);
  });

  test('leaves out what the server has switched off', async () => {
    const off = ['分类', '消息'];
    const show = (shown: boolean) =>
      site.db.update(bottomTab).set({ shown }).where(inArray(bottomTab.name, off));
    onTestFinished(async () => {
      await show(true);
    });
    await show(false);
    const page = await visit();
    await expect
      .poll(async () => {
        await page.reload();
        await tabsOn(page).first().waitFor();
        return tabsOn(page).allInnerTexts();
      }, soon)
      .toEqual(['发现', '订阅', '我的']);
  });

  test('counts unread messages to nine and then says …', async () => {
    const token = await loginAs(site.db, 'demo_vip');
    const badge = async () => {
      const page = await visit({ token });
      const tab = tabsOn(page).filter({ hasText: '消息' });
      await expect.poll(() => tab.innerText(), soon).toContain('未读消息');
      return (await tab.innerText()).split('未读消息')[1]?.trim();
    };
    expect(await badge()).toBe('…');
    const rows = await site.db.select({ id: message.id }).from(message);
    const read = rows.slice(9).map(({ id }) => id);
    const mark = (readAt: Date | null) =>
      site.db.update(message).set({ readAt }).where(inArray(message.id, read));
    onTestFinished(async () => {
      await mark(null);
    });
    await mark(new Date());
    expect(await badge()).toBe('9');
  });

  test('has no badge for a member without messages, and asks nothing for a visitor', async () => {
    const calls: string[] = [];
    const page = await visit({
      prepare: (opened) => opened.on('request', (request) => calls.push(request.url())),
    });
    await buildAll(page);
    expect(calls.filter((url) => url.endsWith('/v1/message/getMessage'))).toEqual([]);
    const member = await visit({ token: await loginAs(site.db, 'demo_plain'), batches: false });
    const answered = member.waitForResponse('**/v1/message/getMessage');
    await member.reload();
    await answered;
    await buildAll(member);
    expect(await tabsOn(member).filter({ hasText: '未读消息' }).count()).toBe(0);
  });
});

describe('what goes on', () => {
  test('the loading indicator stands while a call is under way and goes with it', async () => {
    const featured = heldCall();
    const page = await visit({
      prepare: (opened) => opened.route('**/v4/index/featuredList', featured.hold),
    });
    const indicator = page.getByRole('progressbar');
    const route = await featured.held;
    await indicator.waitFor({ state: 'visible' });
    expect(await indicator.getAttribute('aria-label')).toBe('正在加载');
    await route.continue();
    await buildAll(page);
    await indicator.waitFor({ state: 'detached' });
  });

  test('a failed list says the server’s words in the middle for 1500 ms', async () => {
    const featured = heldCall();
    const page = await visit({
      prepare: async (opened) => {
        await opened.clock.install({ time: 0 });
        await opened.clock.pauseAt(1000);
        await opened.route('**/v4/index/featuredList', featured.hold);
      },
    });
    const route = await featured.held;
    const standing = page.locator('[data-section][data-state=ready]');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return standing.count();
      }, soon)
      .toBeGreaterThan(0);
    await route.fulfill({ json: { code: 500, msg: '课程暂时没有整理好', data: null } });
    const toast = page.getByRole('status').locator('p');
    await toast.waitFor();
    expect(await toast.innerText()).toBe('课程暂时没有整理好');
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(375 / 2, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(812 / 2, 0);
    await page.clock.runFor(1499);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(2);
    await toast.waitFor({ state: 'detached' });
    expect(await page.locator('[data-section=优质内容]').count()).toBe(0);
  });

  test('lists that fail together say their words one after the other', async () => {
    const words = {
      '**/v4/index/featuredList': '课程暂时没有整理好',
      '**/v4/index/workshopList': '工作室正在整理',
      '**/v4/index/diseaseList': '疾病分类暂时打不开',
    };
    const page = await visit({
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const texts: string[] = [];
          Object.assign(window, { said: texts });
          new MutationObserver(() => {
            const text = document.querySelector('[role=status] p')?.textContent ?? '';
            if (text && texts.at(-1) !== text) texts.push(text);
          }).observe(document, { childList: true, subtree: true });
        });
        for (const [path, msg] of Object.entries(words))
          await opened.route(path, (route) =>
            route.fulfill({ json: { code: 500, msg, data: null } }),
          );
      },
    });
    await buildAll(page);
    const textOf = () => page.evaluate((): string[] => Object(window).said);
    await expect.poll(async () => (await textOf()).length, soon).toBe(3);
    expect((await textOf()).toSorted()).toEqual(Object.values(words).toSorted());
    await page.getByRole('status').locator('p').waitFor({ state: 'detached' });
    expect(await textOf()).toHaveLength(3);
  });
});
