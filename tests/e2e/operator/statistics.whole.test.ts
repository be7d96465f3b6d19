import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { chinaDate } from '#server/platform/time/china-time.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { databaseOf, startServer } from '../harness/server.ts';
import { onSite, shared } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon } from '../harness/visits/home.ts';
import { ADMIN_PASSWORD, chooseOfList, openDesk, rowOf } from '../harness/visits/operator.ts';

const hook = shared(async () => {
  const heard: string[] = [];
  let status = 200;
  const server = createServer((request, reply) => {
    request.on('data', (part) => heard.push(String(part)));
    request.on('end', () => reply.writeHead(status).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    answers: (next: number) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
});

const site = onSite(async () => {
  const alerts = { url: hook().url, kind: 'json', inner: true } as const;
  const limits = { faults: 20, minutes: 10, quiet: 60 };
  const server = await startServer({ alerts: { ...alerts, ...limits } });
  await prepareConsole(databaseOf(server), ADMIN_PASSWORD, Date.now());
  return server;
});

beforeAll(async () => {
  const { db } = site;
  const [first] = await db.select().from(homeRelease).orderBy(desc(homeRelease.id)).limit(1);
  if (!first) throw new Error('no release');
  const share = { of: 'spring', percent: 50, variants: ['a', 'b'] };
  const document = {
    ...first.document,
    sections: first.document.sections.map((section) =>
      section.name === '课程模块' ? { ...section, when: { share } } : section,
    ),
  };
  const given = { kind: 'publish', author: 'admin', note: '', at: new Date(), document } as const;
  const [live] = await db.insert(homeRelease).values(given).returning();
  const row = {
    ...{ day: chinaDate(Date.now()), releaseId: live?.id ?? 0, home: 'ordered' as const },
    ...{ instance: '', position: 0, variant: '', kind: 'exposure' as const },
  };
  const tap = { ...row, kind: 'tap' as const };
  const before = { releaseId: first.id };
  await db.insert(sectionMeasure).values([
    { ...row, section: '直播标题', count: 100_000 },
    { ...tap, section: '直播标题', position: 1, count: 3100 },
    { ...row, ...before, section: '直播标题', count: 100_000 },
    { ...tap, ...before, section: '直播标题', position: 1, count: 2700 },
    { ...row, section: '轮播图', position: 1, count: 500 },
    { ...tap, section: '轮播图', position: 1, count: 25 },
    { ...row, section: '课程模块', variant: 'spring:a', count: 2000 },
    { ...tap, section: '课程模块', variant: 'spring:a', count: 200 },
    { ...row, section: '课程模块', variant: 'spring:b', count: 2000 },
    { ...tap, section: '课程模块', variant: 'spring:b', count: 300 },
  ]);
});

test('the row of a section says how often it is pressed, and all of its numbers open by a press', async () => {
  const page = await openDesk(site);
  await chooseOfList(page, '显示小图和统计');
  const few = rowOf(page, '直播标题').getByRole('button', { name: '直播标题的统计' });
  await few.filter({ hasText: '近 7 天点击率 2.9%' }).waitFor(soon);
  await few.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '直播标题的统计' });
  await dialog.getByText('点击率 3.1%，比上一版高 0.4 个百分点', { exact: true }).waitFor();
  const week = dialog.getByRole('row', { name: /近 7 天/ });
  expect(await week.getByRole('cell').allInnerTexts()).toEqual([
    ...['近 7 天', '200,000', '5,800', '2.9%', '0'],
  ]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent), soon)
    .toBe('近 7 天点击率 2.9%');
  await rowOf(page, '疾病分类').getByRole('button', { name: '近 7 天没有曝光' }).waitFor();
});

test('so does each banner', async () => {
  const page = await openDesk(site, { path: '/operator/settings/banners' });
  const few = page.getByRole('button', { name: /的统计：近 7 天点击率 5.0%/ });
  await few.waitFor(soon);
  expect(await few.count()).toBe(1);
  await few.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('点击率 5.0%，上一版没有曝光，不能比较').waitFor();
  expect(await violations(page)).toEqual([]);
});

test.each([1280, 375])(
  'the desk of statistics tells of experiments how sure it is, %i pixels wide',
  async (width) => {
    const phone = width < 720 ? { hasTouch: true, isMobile: true, height: 812 } : {};
    const page = await openDesk(site, { ...phone, width, path: '/operator/statistics' });
    const sections = page.getByRole('region', { name: '区块的统计' });
    await sections
      .getByRole('row', { name: /直播标题/ })
      .getByText('2.9%')
      .waitFor(soon);
    await page.getByRole('radiogroup', { name: '时间' }).getByText('上一版').click();
    await sections
      .getByRole('row', { name: /直播标题/ })
      .getByText('2.7%')
      .waitFor();
    const experiment = page.getByRole('region', { name: '实验“spring”' });
    await experiment
      .getByText(
        '“b”组较高：“b”组比“a”组高 5.0 个百分点（95% 区间：高 3.0 个百分点到高 7.0 个百分点）。',
      )
      .waitFor();
    expect(await violations(page)).toEqual([]);
    if (width < 720) {
      expect(await smallTaps(page)).toEqual([]);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBe(0);
    }
  },
);

test('an operator tries the alerts and sees whether they arrive', async () => {
  const page = await openDesk(site, { path: '/operator/faults' });
  const alerts = page.getByRole('region', { name: '告警' });
  await alerts.getByText('通知到设置好的网址').waitFor(soon);
  await alerts.getByText('还没有发过告警').waitFor();
  const test = alerts.getByRole('button', { name: '发送测试告警' });
  await test.click();
  const messages = alerts.getByRole('list', { name: '最近的告警' }).getByRole('listitem');
  await messages.filter({ hasText: '已发出' }).getByText('这是一条测试消息').waitFor(soon);
  expect(hook().heard.join('')).toContain('线上告警：这是一条测试消息');
  hook().answers(404);
  await test.click();
  const failed = messages.filter({ hasText: '没有发出' });
  await failed.getByText('对方没有接受（编号 404）：请维护服务器的人核对告警网址').waitFor(soon);
  expect(await violations(page)).toEqual([]);
});
