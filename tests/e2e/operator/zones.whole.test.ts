import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import { openDesk, saved, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const DAY = 86_400_000;

/** A moment of tomorrow as the clock in China has it, in the format of the browser's own field. */
const tomorrowInChina = () =>
  `${new Date(Date.now() + DAY + 8 * 3_600_000).toISOString().slice(0, 10)}T20:30`;

test.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati'])(
  'a moment that is chosen in %s is Beijing’s, and is told as that',
  async (timezoneId) => {
    const page = await openDesk(site, { timezoneId, reducedMotion: 'reduce' });
    const chosen = tomorrowInChina();
    await page.getByLabel('资讯列表的标题').fill(`定时 ${timezoneId.length}`);
    await saved(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^发布（/ })
      .click();
    const dialog = page.getByRole('dialog', { name: '发布首页' });
    await dialog.getByText('定时发布').first().click();
    await dialog.getByLabel('开始时间（北京时间）').fill(chosen);
    const abroad = dialog.getByText('这台电脑不在北京时区');
    expect(await abroad.count()).toBe(timezoneId === 'Asia/Shanghai' ? 0 : 1);
    const request = page.waitForRequest('**/operator/api/schedule-publication');
    await dialog.getByRole('button', { name: '定时发布', exact: true }).click();
    expect((await request).postDataJSON()).toMatchObject({
      from: Date.parse(`${chosen}:00+08:00`),
    });
    const [, month, day] = chosen.slice(0, 10).split('-').map(Number);
    const notice = `${month}月${day}日 20:30`;
    await page.getByRole('link', { name: '发布记录' }).click();
    const plans = page.getByRole('region', { name: '定时发布' });
    const plan = plans.getByText(new RegExp(`${notice}.*北京时间`)).first();
    await plan.waitFor(soon);
    await page.getByRole('columnheader', { name: '时间（北京时间）' }).waitFor();
    await plans.getByRole('button', { name: '取消', exact: true }).click();
    await page.getByRole('button', { name: '确认取消' }).click();
    await plan.waitFor({ state: 'hidden' });
  },
);
