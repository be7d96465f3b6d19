import { expect, test } from 'vitest';
import type { SectionName } from '#schemas/layout/home-sections.ts';
import { samples } from '#stories/sections/section-samples.ts';
import { openPage } from '../harness/browser.ts';
import { openHarness } from '../harness/sections/heights.ts';
import { startHarness } from '../harness/sections/start-harness.ts';
import { onSite } from '../harness/site.ts';

const site = onSite(startHarness);

const rails: [name: SectionName, call: string][] = [
  ['直播标题', '/v5/bro/show_bro'],
  ['活动标题', '/v2/team/teamList'],
  ['医生工作室', '/v4/index/workshopList'],
];

test.each(rails)('%s goes back to its start when its page is swapped', async (section, call) => {
  const page = await openPage(site.browser);
  await page.route(`**${call}`, (route) =>
    route.fulfill({ json: { code: 200, msg: '成功', data: samples[section].很多 } }),
  );
  await openHarness(page, site.server.address({ section }));
  const rail = page.locator('section ul');
  const scrolled = () => rail.evaluate((list) => list.scrollLeft);
  await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  expect(await scrolled()).toBeGreaterThan(300);
  await page.getByRole('button', { name: '换一换' }).click();
  await expect.poll(() => rail.locator('li').count()).toBe(30);
  await expect.poll(scrolled).toBe(0);
});

test('of thousands of items a few stand, and the rest follows as one scrolls', async () => {
  const page = await openPage(site.browser);
  const data = Array.from({ length: 5000 }, (_, index) => ({
    id: index,
    broadcast_name: `直播${index}`,
    broadcast_status: 1,
    is_admission: 1,
  }));
  await page.route('**/v5/bro/show_bro', (route) =>
    route.fulfill({ json: { code: 200, data: { data, count_num: 2 } } }),
  );
  await openHarness(page, site.server.address({ section: '直播标题' }));
  await page.getByRole('button', { name: '换一换' }).click();
  const rail = page.locator('section ul');
  const standing = () => rail.locator('li').count();
  await expect.poll(standing).toBe(40);
  await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect.poll(standing).toBe(80);
});

test.each([320, 375, 430])('at %i px every rail lets its next item peek in', async (width) => {
  const page = await openPage(site.browser, { width });
  await openHarness(page, site.server.address({}));
  for (const name of [...rails.map(([rail]) => rail), '视频模块', '图文标题']) {
    const cut = await page.locator(`[data-section="${name}"] ul`).evaluate((list) => {
      const edge = list.getBoundingClientRect().right;
      return [...list.children].filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return left < edge - 12 && right > edge + 4;
      }).length;
    });
    expect(cut, name).toBe(1);
  }
});
