import { and, eq, isNull } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { member } from '#server/db/tables/member.ts';
import { message } from '#server/db/tables/message.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { topAtRest } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { heldCall, loginAs, soon, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();
let memberId: number;

beforeAll(async () => {
  const [row] = await site.db.select().from(member).where(eq(member.nickname, '周明远'));
  memberId = row?.id ?? 0;
});

// three new messages, and thirty that were read
beforeEach(async () => {
  await site.db.delete(message);
  const now = Date.now();
  const rows = Array.from({ length: 33 }, (_, index) => ({
    ...{ memberId, group: 'course' as const, title: `第${index + 1}条`, body: '正文' },
    link: index === 0 ? '/set' : '',
    createdAt: new Date(now - (index + 1) * HOUR),
    readAt: index < 3 ? null : new Date(now),
  }));
  await site.db.insert(message).values(rows);
});

const visit = async (path: string, options: VisitOptions = {}) =>
  visitHome(site, { path, token: await loginAs(site.db, 'demo_vip'), ...options });
const unread = () =>
  site.db.$count(message, and(eq(message.memberId, memberId), isNull(message.readAt)));
const badge = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: '消息' }).innerText();
const item = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`(?:^|未读)\\s*${title}`) });

/** Scrolls as far as a row that the list has not drawn yet. */
const reach = (page: Page, title: string) =>
  expect
    .poll(async () => {
      const drawn = await item(page, title).count();
      if (drawn > 0) await item(page, title).scrollIntoViewIfNeeded();
      else await page.mouse.wheel(0, 500);
      return drawn;
    }, soon)
    .toBe(1);

describe('reading', () => {
  test('a message lowers the badge of the tab, and leads to what it is about', async () => {
    const page = await visit('/messages');
    await expect.poll(() => badge(page), soon).toMatch(/未读消息\s*3/);
    await page.getByRole('link', { name: /课程消息/ }).click();
    await item(page, '第1条').click();
    await page.waitForURL(`${site.server.origin}/set`);
    await expect.poll(unread, soon).toBe(2);
    await page.goBack();
    await item(page, '第1条').waitFor();
    await expect.poll(() => page.getByText('未读', { exact: true }).count()).toBe(2);
    await page.goBack();
    await expect.poll(() => badge(page), soon).toMatch(/未读消息\s*2/);
    await expect
      .poll(() => page.getByRole('link', { name: /课程消息/ }).innerText(), soon)
      .toMatch(/2\s*条未读/);
  });

  test('counts only once the back end says so', async () => {
    const { hold, held } = heldCall();
    const page = await visit('/message?group=course', {
      prepare: (opened) => opened.route('**/v1/message/read', hold),
    });
    await item(page, '第1条').click();
    await page.waitForURL(`${site.server.origin}/set`);
    const route = await held;
    await page.goBack();
    await item(page, '第1条').waitFor();
    expect(await page.getByText('未读', { exact: true }).count()).toBe(3);
    await route.continue();
    await expect.poll(() => page.getByText('未读', { exact: true }).count(), soon).toBe(2);
  });

  test('of all at once leaves no badge, here and on the other pages', async () => {
    const page = await visit('/messages');
    await expect.poll(() => badge(page), soon).toMatch(/3/);
    await page.getByRole('button', { name: '全部已读' }).click();
    await expect.poll(() => badge(page), soon).toBe('消息');
    await page.getByRole('button', { name: '全部已读' }).waitFor({ state: 'detached' });
    await expect.poll(unread, soon).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: '我的' }).click();
    await page.getByRole('link', { name: /^0\s*未读/ }).waitFor();
  });
});

describe('a list of messages', () => {
  test('comes back to its row, also after a reload, without what was removed', async () => {
    const page = await visit('/message?group=course');
    await reach(page, '第28条');
    const positionOf = () => topAtRest(item(page, '第28条'));
    const before = await positionOf();
    await item(page, '第28条').click();
    await page.getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    // nobody is as quick as to go back before the entry of the question is gone
    await page.waitForFunction(() => !Object(history.state).layers);
    await page.goBack();
    await expect.poll(async () => Math.abs((await positionOf()) - before) < 3, soon).toBe(true);
    await page.reload();
    await expect.poll(async () => Math.abs((await positionOf()) - before) < 3, soon).toBe(true);
    await item(page, '第27条').click();
    await page.getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await item(page, '第28条').waitFor();
    await item(page, '第27条').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '更多操作：第28条' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page
      .getByRole('dialog', { name: '删除这条消息？' })
      .getByRole('button', { name: '删除' })
      .click();
    await item(page, '第28条').waitFor({ state: 'detached' });
    await reach(page, '第33条');
    const left = () => site.db.$count(message, isNull(message.deletedAt));
    await expect.poll(left, soon).toBe(31);
  });

  test('is empty with a way on, and says what is gone', async () => {
    const page = await visit('/message?group=live');
    await page.getByText('还没有直播消息').waitFor();
    for (const path of ['/msgDetail?id=999999', '/msgDetail?id=abc', '/msgDetail']) {
      await page.goto(site.server.origin + path);
      await page.getByText('消息不存在或已删除').waitFor();
    }
    await page.getByRole('link', { name: '返回消息中心' }).click();
    await page.waitForURL(`${site.server.origin}/messages`);
  });

  test('shows only what is new where that is asked for', async () => {
    const page = await visit('/msg');
    await page.getByRole('tab', { name: '未读' }).click();
    await item(page, '第3条').waitFor();
    await page.getByText('没有更多数据').waitFor();
    expect(await page.getByRole('listitem').count()).toBe(3);
  });
});
