import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { signDay } from '#server/db/tables/points.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { memberIdOf, visitAs } from '../harness/visits/course.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });

test('a day is signed once, on whichever device', async () => {
  const db = site.db;
  const phone = await visit('demo_plain', '/sign');
  const tablet = await visit('demo_plain', '/sign');
  await tablet.getByRole('button', { name: '签到领 5 积分' }).waitFor();
  await phone.getByRole('button', { name: '签到领 5 积分' }).dblclick();
  await phone.getByRole('button', { name: /^今日已签到/ }).waitFor();
  await pressButtonWith(tablet, '签到领 5 积分');
  await tablet.getByText('今天已经签到').waitFor();
  await tablet.getByRole('button', { name: /^今日已签到/ }).waitFor();
  const own = eq(signDay.memberId, await memberIdOf(db, 'demo_plain'));
  expect(await db.$count(signDay, own)).toBe(1);
});

test('what was spent leads to its order, and a month without says so', async () => {
  const page = await visit('demo_vip', '/myWallet');
  await page.getByRole('link', { name: '消费明细' }).click();
  await page.getByText('月卡').click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.getByRole('heading', { name: '已完成' }).waitFor();
  await page.goto(`${site.server.origin}/amountdetail?month=2020-01`);
  await page.getByText('这段时间没有余额变动').waitFor();
  await page.goto(`${site.server.origin}/consumeDetail?id=999999`);
  await page.getByText('消费记录不存在').waitFor();
});

test('points by direction are there again on the way back', async () => {
  const page = await visit('demo_vip', '/integral_detail');
  await page.getByRole('tab', { name: '支出' }).click();
  await page.getByText(/^积分抵扣/).waitFor();
  await page.getByText('每日签到', { exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^积分抵扣/).waitFor();
});

/** The dark and light signs of the code at the foot of a poster, row by row. */
const codeOn = (poster: Locator, signs: number): Promise<boolean[][]> =>
  poster.evaluate((picture, count) => {
    if (!(picture instanceof HTMLImageElement)) throw new Error('the poster is no picture');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(picture, 0, 0);
    // right half, between the coloured part and the words below the code
    const [left, top, width, height] = [420, 830, 330, 290];
    const { data } = pen.getImageData(left, top, width, height);
    const dark = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
    const columns = Array.from({ length: width }, (_, x) => x);
    const rows = Array.from({ length: height }, (_, y) => y);
    const marked = rows.filter((y) => columns.some((x) => dark(x, y)));
    const from = Math.min(...columns.filter((x) => rows.some((y) => dark(x, y))));
    const [first = 0, last = 0] = [marked[0], marked.at(-1)];
    const side = (last - first + 1) / count;
    const positionOf = (at: number) => Math.floor((at + 0.5) * side);
    return Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (_, column) =>
        dark(from + positionOf(column), first + positionOf(row)),
      ),
    );
  }, signs);

test('the poster of the day is a picture to keep, whose code leads to the home page', async () => {
  const page = await visit('demo_vip', '/sign');
  await page.getByRole('button', { name: '今日海报' }).click();
  const poster = page.getByRole('img', { name: /今日海报/ });
  await poster.waitFor();
  expect(await poster.getAttribute('alt')).toMatch(/^.+今日海报，.*星期.*累计.*二维码/);
  const address = `${site.server.origin}/?member_id=${await memberIdOf(site.db, 'demo_vip')}`;
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  expect(await codeOn(poster, size)).toEqual(data);
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '保存图片' }).click();
  expect((await download).suggestedFilename()).toMatch(/^今日海报-\d{4}-\d\d-\d\d\.png$/);
  await page.keyboard.press('Escape');
  await poster.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${site.server.origin}/sign`);
});
