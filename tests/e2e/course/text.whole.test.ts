import { expect, test } from 'vitest';
import { reportProgress, startGraphicStudy } from '#schemas/course/endpoints.ts';
import { progress } from '#server/db/tables/course.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { findProduct, memberIdOf, progressOf, visitAs } from '../harness/visits/course.ts';
import { recordCalls, soon } from '../harness/visits/home.ts';

const site = onSite();

test('a text is read on where it was left, also on another phone, in the chosen size', async () => {
  const text = await findProduct(site.db, { type: 2, priceFen: 0, kind: 'text' });
  const path = `/coursedet1/${text.id}`;
  await site.db.delete(progress);
  const page = await visitAs(site, 'demo_vip', { path, height: 500 });
  const calls = recordCalls(page);
  await page.getByRole('article').getByRole('heading').nth(2).waitFor();
  await page.getByRole('button', { name: /^再读 \d+秒可标记学完$/ }).waitFor();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY), soon).toBeGreaterThan(400);
  await pressButton(page, '字号');
  await pressButton(page, '特大');
  expect(await page.locator('[data-size]').getAttribute('data-size')).toBe('2');
  await page.keyboard.press('Escape');
  // it is looked once a second where the reader is
  const looked = page.waitForRequest(`**${reportProgress.path}`);
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      return calls.includes(reportProgress.path);
    }, soon)
    .toBe(true);
  await looked;
  const memberId = await memberIdOf(site.db, 'demo_vip');
  await expect
    .poll(async () => (await progressOf(site.db, memberId, text.lessonId))?.positionMs ?? 0, soon)
    .toBeGreaterThan(50);

  // said for a moment: looked for from before on
  let statement: Promise<void> | undefined;
  const other = await visitAs(site, 'demo_vip', {
    path,
    height: 500,
    prepare: (opened) => {
      statement = opened.getByText('已回到上次阅读的位置').waitFor();
    },
  });
  await statement;
  expect(await other.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await other.locator('[data-size]').getAttribute('data-size')).toBe('0');
});

test('the study of a text begins without a word, and a picture in it can be enlarged', async () => {
  const text = await findProduct(site.db, { type: 2, priceFen: 0, kind: 'text' });
  let begun = 0;
  const page = await visitAs(site, 'demo_doctor', {
    path: `/coursedet1/${text.id}`,
    prepare: (opened) =>
      opened.route(`**${startGraphicStudy.path}`, async (route) => {
        begun += 1;
        await opened.getByRole('article').waitFor();
        // that of the other calls goes, and this one has none
        await expect.poll(() => opened.getByRole('progressbar').count(), soon).toBe(0);
        await route.continue();
      }),
  });
  await page.getByRole('button', { name: /^再读/ }).waitFor();
  expect(begun).toBe(1);
  await page.getByRole('article').locator('img').first().click();
  await page.locator('.pswp').waitFor();
});

test('of a text that is for sale its beginning stands, and what the rest costs', async () => {
  const text = await findProduct(site.db, { type: 2, priceFen: 1, trial: true });
  const page = await visitAs(site, 'demo_plain', { path: `/tuwendet/${text.id}` });
  await page.getByRole('heading', { name: '试读' }).waitFor();
  await page.getByRole('link', { name: '试读' }).click();
  await page.getByText('试读结束，购买后阅读全文').waitFor();
  await page
    .getByRole('article')
    .getByRole('button', { name: /^立即购买/ })
    .click();
  await page.waitForURL(`${site.server.origin}/order_submit/${text.id}`);
  await page.getByRole('button', { name: '提交订单' }).waitFor();
});
