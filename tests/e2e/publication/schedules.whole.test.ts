import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeSchedule } from '#server/db/tables/publication.ts';
import { readLiveDocument } from '../../server/harness/publication/live-document.ts';
import { databaseOf } from '../harness/server.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { comeTo, openDesk, saved, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const DAY = 86_400_000;

/** `2026-11-24T09:30`, so many days from now by the clock in China. */
const field = (days: number, clock: string) =>
  `${new Date(Date.now() + days * DAY + DAY / 3).toISOString().slice(0, 10)}T${clock}`;

const plansOn = (page: Page) => page.getByRole('region', { name: '定时发布', exact: true });

type Plan = { title: string; from: string; until: string; note: string };

const openPublishing = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^发布（/ })
    .click();
  return page.getByRole('dialog', { name: '发布首页' });
};

const planOn = async (page: Page, { title, from, until, note }: Plan, answer?: RegExp) => {
  await page.getByRole('link', { name: '首页编辑' }).click();
  await page.getByLabel('资讯列表的标题').fill(title);
  await saved(page);
  const dialog = await openPublishing(page);
  await dialog.getByRole('radio', { name: '定时发布' }).check();
  await dialog.getByLabel('开始时间').fill(from);
  await dialog.getByLabel(/^结束时间/).fill(until);
  await dialog.getByLabel('备注（可不填）').fill(note);
  if (answer) await dialog.getByText(answer).waitFor();
  expect(await dialog.getByLabel('排好后从草稿中移除这些改动').isChecked()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '定时发布', exact: true }).click();
  await page.getByText(/已定时/).waitFor();
  await dialog.waitFor({ state: 'detached' });
};

test('schedules are planned, looked at, changed and paused, and overlaps are told', async () => {
  const page = await openDesk(site, { reducedMotion: 'reduce' });
  const times = { from: field(2, '09:30'), until: field(2, '18:00') };
  await planOn(page, { title: '早间', ...times, note: '早间活动' });
  await page.getByRole('button', { name: '与线上一致' }).waitFor();
  await planOn(
    page,
    { title: '午间', from: field(2, '12:00'), until: field(3, '12:00'), note: '午间活动' },
    /早间活动.*时间重叠：都改了资讯列表的标题/,
  );
  await page.getByRole('link', { name: '发布记录' }).click();
  const plans = plansOn(page);
  await plans.getByText(/与 早间活动（admin）.*重叠，都改了资讯列表的标题/).waitFor();
  const calendar = page.getByRole('region', { name: '排期日历' });
  await calendar.getByText('09:30 至 18:00').waitFor();
  await calendar.getByText('12:00 至 24:00').waitFor();
  await calendar.getByText('00:00 至 12:00').waitFor();
  expect(await calendar.getByText('有重叠').count()).toBe(2);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 860 });
    expect(await violations(page)).toEqual([]);
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 860 });

  await plans.getByRole('button', { name: '查看改动' }).first().click();
  const changes = page.getByRole('dialog', { name: /的改动$/ });
  await changes.getByText(/资讯列表 标题由.*改为「早间」/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await changes.waitFor({ state: 'detached' });

  await plans.getByRole('button', { name: '预览' }).first().click();
  const shown = page.getByRole('dialog', { name: /生效时的首页/ });
  const section = page
    .frameLocator('iframe[title="生效时的首页"]')
    .locator('[data-section="资讯列表"]');
  await comeTo(section);
  await section.getByRole('heading', { name: '早间' }).waitFor();
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });

  await plans.getByRole('button', { name: '编辑' }).first().click();
  const editing = page.getByRole('dialog', { name: '编辑定时发布' });
  await editing.getByLabel('备注（可不填）').fill('换了备注');
  expect(await violations(page)).toEqual([]);
  await editing.getByRole('button', { name: /保\s?存/ }).click();
  await plans
    .getByText(/换了备注/)
    .first()
    .waitFor();

  await plans
    .getByRole('button', { name: /^暂\s?停$/ })
    .first()
    .click();
  await plans.getByText('已暂停').waitFor();
  await plans.getByRole('button', { name: /^继\s?续$/ }).click();
  await page.getByRole('button', { name: '确认继续' }).click();
  await plans.getByText('已暂停').waitFor({ state: 'detached' });
});

test('one that did not run is told on every screen until somebody has seen to it', async () => {
  const db = databaseOf(site.server);
  const document = await readLiveDocument(db);
  const at = { startAt: new Date(Date.now() - DAY), endAt: new Date(Date.now() - DAY / 2) };
  const row = { base: document, document, ...at, author: 'admin', note: '周末' };
  await db.insert(homeSchedule).values({ ...row, state: 'failed', trouble: 'missed' });
  const page = await openDesk(site, { reducedMotion: 'reduce' });
  const notice = page.getByText(/周末（admin）.*没有进行.*请重新排一次/);
  await notice.waitFor();
  await page.getByRole('link', { name: /发布记录.*等待处理：\s*1$/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /知道了/ }).click();
  await notice.waitFor({ state: 'detached' });
});
