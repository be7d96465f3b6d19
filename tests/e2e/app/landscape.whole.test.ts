import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { onSite } from '../harness/site.ts';
import { findProduct, visitAs } from '../harness/visits/course.ts';
import { demoLive, liveKey } from '../harness/visits/live.ts';

const site = onSite();

/** A phone that lies on its side. */
const lying = { width: 812, height: 375 };

/** What bars may take of the height together: two thirds are the page's. */
const MOST = 1 / 3;

const boxOf = async (element: Locator) => {
  await element.waitFor();
  const box = await element.boundingBox();
  if (!box) throw new Error('it has no box');
  return { ...box, end: box.y + box.height };
};

/** The share of the height that what stands still above the page takes, looked at `across` of its width. */
const barsOf = (page: Page, across = 1 / 2): Promise<number> =>
  page.evaluate((share) => {
    const stands = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        stands(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    const taken = rows.filter((y) => stands(document.elementFromPoint(innerWidth * share, y)));
    return taken.length / innerHeight;
  }, across);

const inSight = async (element: Locator): Promise<void> => {
  const { y, end } = await boxOf(element);
  expect([y >= 0, end <= lying.height], `${y} to ${end}`).toEqual([true, true]);
};

test('on its side a phone shows the player with its button', async () => {
  const video = await findProduct(site.db, { type: 0, mediaKey: 'slides', priceFen: 0 });
  const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${video.id}`, ...lying });
  await inSight(page.getByRole('button', { name: '播放', exact: true }));
  // the words stand beside it
  expect(await barsOf(page, 3 / 4)).toBeLessThan(MOST);
});

test('on its side a phone shows a picture beside what it belongs to, and keeps it in sight', async () => {
  const { id, title } = await findProduct(site.db, { type: 4 });
  const page = await visitAs(site, 'demo_vip', { path: `/courseDetail/${id}`, ...lying });
  const cover = page.locator('[data-cover]');
  const name = page.getByRole('heading', { name: title }).first();
  await inSight(cover);
  await inSight(name);
  const { x, width } = await boxOf(cover);
  expect((await boxOf(name)).x).toBeGreaterThanOrEqual(x + width);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBe(lying.width);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await inSight(cover);
});

test('on its side a phone shows what is said in a live room, and where to write', async () => {
  const path = `/zhiboing/${await liveKey(site.db, demoLive.free)}`;
  const page = await visitAs(site, 'demo_plain', { path, ...lying });
  await inSight(page.getByRole('textbox'));
  const { y, end } = await boxOf(page.getByRole('log'));
  expect(Math.min(end, lying.height) - y).toBeGreaterThan(60);
  expect((await boxOf(page.locator('main header').first())).height).toBeLessThan(60);
});

test('on its side a phone leaves an exam’s question its room', async () => {
  const options = [
    { id: 'a', title: '甲' },
    { id: 'b', title: '乙' },
  ];
  const id = await publishQuestionnaire(site.db, { kind: 'exam', title: '结业考试' }, [
    { kind: 'single', title: '选哪个', options, right: ['a'], points: 50, required: false },
  ]);
  const page = await visitAs(site, 'demo_plain', { path: `/start?id=${id}`, ...lying });
  await page.getByRole('link', { name: '开始考试' }).click();
  await inSight(page.getByText('选哪个'));
  await inSight(page.getByRole('button', { name: '答题卡' }));
  // what is left of the time stays in sight as well
  expect(await barsOf(page)).toBeLessThan(1 / 2);
});
