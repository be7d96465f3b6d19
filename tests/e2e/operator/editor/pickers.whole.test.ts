import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { smallTaps } from '../../harness/crawl/small-taps.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { soon } from '../../harness/visits/home.ts';
import {
  addAccount,
  openDesk,
  pickUp,
  saved,
  setWidth,
  startConsole,
} from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const png = async (width: number, height: number) => {
  const create = { width, height, channels: 3 as const, background: 'teal' };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
};

const firstBanner = (page: Page): Locator => page.getByRole('article').first();
const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** The library's cards, once it has been read. */
const cardsIn = (dialog: Locator) =>
  dialog.getByRole('list', { name: '图片' }).locator('[data-current]');

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

describe('a link', () => {
  test('is chosen by what it leads to, which stands below it in words', async () => {
    const page = await openDesk(site, { path: '/operator/settings/banners' });
    const card = firstBanner(page);
    await card.getByRole('button', { name: '选择跳转到哪里' }).click();
    const dialog = dialogOf(page, '选择链接');
    await dialog.getByText('课程', { exact: true }).click();
    const rows = dialog.getByRole('list', { name: '课程' }).getByRole('button');
    await rows.first().waitFor(soon);
    await dialog.getByRole('button', { name: '下一页' }).click();
    await dialog.getByText(/第 2 \/ \d+ 页/).waitFor(soon);
    await dialog.getByLabel('搜索课程').fill('心电');
    await dialog.getByLabel('搜索课程').press('Enter');
    const found = rows.filter({ hasText: '心电' });
    await found.first().waitFor(soon);
    await found.first().click();
    await dialog.waitFor({ state: 'hidden' });
    const link = card.getByLabel('链接');
    expect(await link.inputValue()).toMatch(/^\/courseDetail\/\d+$/);
    await card.getByText(/^课程「.*心电.*」/).waitFor(soon);
    await saved(page);
    await page.reload();
    await firstBanner(page)
      .getByText(/^课程「.*心电.*」/)
      .waitFor(soon);
  });

  test('that is typed is told in words too, and why learners cannot open it', async () => {
    const page = await openDesk(site, { path: '/operator/settings/site' });
    const link = page.getByLabel('版权链接');
    await link.fill('/courseDetail/2000000000');
    await page.getByText('这个课程不存在').waitFor(soon);
    await link.fill('/nowhere');
    await page.getByText('不是学员端的页面').waitFor(soon);
    await link.fill('https://example.com/');
    await page.getByText('其他网站').waitFor(soon);
    await link.fill('/yhj');
    await page.getByText('领券中心').waitFor(soon);
    await link.fill('');
    await page.getByText('领券中心').waitFor({ state: 'detached' });
    await saved(page);
  });

  test('is chosen by the keyboard alone, and the focus comes back', async () => {
    const page = await openDesk(site, { path: '/operator/settings/site' });
    const opener = page.getByRole('button', { name: '选择跳转到哪里' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, '选择版权链接');
    await dialog.getByLabel('搜索页面').focus();
    await page.keyboard.type('帮助');
    await dialog.getByRole('list', { name: '页面' }).getByRole('button').nth(1).waitFor({
      state: 'detached',
    });
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return focusedName(page);
      }, soon)
      .toMatch(/帮助中心/);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('版权链接').inputValue()).toBe('/help');
    await expect.poll(() => focusedName(page), soon).toBe('选择跳转到哪里');
    await saved(page);
  });

  test('that nothing is found for says so, and a search that fails can be made again', async () => {
    const page = await openDesk(site, { path: '/operator/settings/site' });
    await page.getByRole('button', { name: '选择跳转到哪里' }).click();
    const dialog = dialogOf(page, '选择版权链接');
    await dialog.getByLabel('搜索页面').fill('没有这一页');
    await dialog.getByText('没有找到“没有这一页”').waitFor();
    const failing = '**/operator/api/find-things';
    await page.route(failing, (route) => route.fulfill({ status: 200, body: 'gone' }));
    await dialog.getByText('资讯', { exact: true }).click();
    await dialog.getByText('没有加载出来').waitFor(soon);
    await page.unroute(failing);
    await dialog.getByRole('button', { name: '重试' }).click();
    await dialog.getByRole('list', { name: '资讯' }).getByRole('button').first().waitFor(soon);
    await dialog.getByLabel('搜索资讯').fill('zzzz没有');
    await dialog.getByLabel('搜索资讯').press('Enter');
    await dialog.getByText('没有找到“zzzz没有”').waitFor(soon);
  });
});

describe('things that are picked by hand', () => {
  test('are searched for, put in order by keys, taken out and written into the page', async () => {
    const page = await openDesk(site, { path: '/operator/document' });
    const text = page.getByRole('textbox', { name: '有序首页的文档' });
    const panel = page.getByRole('region', { name: '指定内容' });
    const section = panel.getByRole('combobox', { name: '区块' });
    const options = page.locator('.ant-select-item-option');
    const choose = async (at: number) => {
      await section.click();
      await options.nth(at).click();
      // a list that still closes takes the next press as one on itself
      await page.locator('.ant-select-dropdown').waitFor({ state: 'hidden' });
    };
    await choose(1);
    await panel.getByRole('button', { name: '选择直播' }).waitFor({ state: 'detached' });
    await choose(0);
    await panel.getByText('没有指定，按区块自己的规则显示。').waitFor();
    await panel.getByRole('button', { name: '选择直播' }).click();
    const dialog = dialogOf(page, '选择直播');
    const rows = dialog.getByRole('list', { name: '直播' }).getByRole('button');
    await rows.nth(2).waitFor(soon);
    for (const at of [0, 1, 2]) await rows.nth(at).click();
    await dialog.getByText('已选 3 个，最多 20 个').waitFor();
    await rows.nth(2).click();
    await dialog.getByText('已选 2 个，最多 20 个').waitFor();
    expect(await rows.nth(0).getAttribute('aria-pressed')).toBe('true');
    await dialog.getByRole('button', { name: '完成' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const picks = async (): Promise<string[]> => {
      const sections = JSON.parse(await text.inputValue());
      return sections.find((one: { name: string }) => one.name === '直播标题')?.settings?.picks;
    };
    const [first = '', second = ''] = await picks();
    const chosen = panel
      .getByRole('list', { name: /^直播标题.*的指定内容$/ })
      .getByRole('listitem');
    expect(await chosen.count()).toBe(2);
    const moves = await chosen
      .nth(0)
      .getByRole('button', { name: /^移动/ })
      .getAttribute('aria-label');
    await pickUp(page, (moves ?? '').replace(/^移动/, ''));
    await page.keyboard.press('ArrowDown');
    await page.getByText(/移到了第 2 位/).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(picks, soon).toEqual([second, first]);
    await chosen.nth(1).getByRole('button', { name: /^移除/ }).click();
    await expect.poll(picks, soon).toEqual([second]);
    await page.getByRole('button', { name: '写入草稿' }).click();
    await saved(page);
  });

  test('are told when they are gone', async () => {
    const page = await openDesk(site, { path: '/operator/document' });
    const text = page.getByRole('textbox', { name: '有序首页的文档' });
    const sections: { name: string; settings?: object }[] = JSON.parse(await text.inputValue());
    const notices = sections.map((one) =>
      one.name === '直播标题' ? { ...one, settings: { picks: ['2000000000', '1'] } } : one,
    );
    await text.fill(JSON.stringify(notices));
    const panel = page.getByRole('region', { name: '指定内容' });
    await panel.getByText('找不到这个直播，学员看不到').waitFor(soon);
    const chosen = panel.getByRole('listitem');
    await expect.poll(() => chosen.nth(1).innerText(), soon).not.toMatch('找不到');
    await panel.getByRole('button', { name: '移除编号 2000000000' }).click();
    await expect.poll(() => chosen.count(), soon).toBe(1);
  });
});

describe('a picture', () => {
  test('is chosen from what there is, and deleted where nothing uses it', async () => {
    const page = await openDesk(site, { path: '/operator/settings/follow' });
    const address = page.getByLabel('二维码', { exact: true });
    const file = page.getByLabel('上传二维码');
    await file.setInputFiles(await png(300, 300));
    await expect.poll(() => address.inputValue(), soon).toMatch(/^\/uploads\//);
    const first = await address.inputValue();
    await file.setInputFiles(await png(320, 320));
    await expect.poll(() => address.inputValue(), soon).not.toBe(first);
    await saved(page);
    const second = await address.inputValue();
    await page.getByRole('button', { name: '从图片库选择二维码' }).click();
    const library = dialogOf(page, '图片库：选择二维码');
    const cards = cardsIn(library);
    await cards.first().getByText('正在用这张').waitFor(soon);
    await cards.first().getByText('草稿：公众号二维码').waitFor();
    await cards.first().getByText('320×320').waitFor();
    expect(await cards.first().getByRole('button', { name: /^删除/ }).count()).toBe(0);
    await library.getByLabel('上传二维码到图片库').setInputFiles(await png(340, 340));
    await cards.filter({ hasText: '340×340' }).waitFor(soon);
    await cards.filter({ hasText: '340×340' }).getByRole('button', { name: /^删除/ }).click();
    await page.getByText('删除后不能恢复。').waitFor();
    await page.getByRole('button', { name: '删除', exact: true }).click();
    await cards.filter({ hasText: '340×340' }).waitFor({ state: 'detached' });
    await cards.filter({ hasText: '300×300' }).getByRole('button', { name: /^选用/ }).click();
    await library.waitFor({ state: 'hidden' });
    expect(await address.inputValue()).toBe(first);
    await saved(page);
    expect(second).not.toBe(first);
  });

  test('that does not fit is told, and cut to its shape by keys', async () => {
    const page = await openDesk(site, { path: '/operator/settings/banners' });
    const card = firstBanner(page);
    const address = card.getByLabel('图片', { exact: true });
    const before = await address.inputValue();
    await card.getByLabel('上传图片').setInputFiles(await png(600, 600));
    await card.getByText(/^这张是 600×600，显示时会被裁掉或压扁/).waitFor(soon);
    const whole = await address.inputValue();
    expect(whole).not.toBe(before);
    await card.getByRole('button', { name: '裁剪图片' }).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, '裁剪图片');
    await dialog.getByLabel('放大').focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await dialog.getByLabel('上下').focus();
    await page.keyboard.press('Home');
    await dialog.getByRole('button', { name: '裁剪并使用' }).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden', ...soon });
    await expect.poll(() => address.inputValue(), soon).not.toBe(whole);
    await card.getByText(/^这张是/).waitFor({ state: 'detached' });
    const size = await page.evaluate(
      async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      await address.inputValue(),
    );
    expect(Number(size[0]) / Number(size[1])).toBeCloseTo(2.3, 1);
    await saved(page);
  });

  test('is uploaded once, however often it is chosen meanwhile', async () => {
    const page = await openDesk(site, { path: '/operator/settings/follow' });
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/operator/api/upload', async (route) => {
      calls++;
      await held;
      await route.continue();
    });
    const file = page.getByLabel('上传二维码');
    await file.setInputFiles(await png(200, 200));
    await page.getByText(/正在上传 \d+ KB/).waitFor(soon);
    await file.setInputFiles(await png(210, 210));
    release();
    const address = page.getByLabel('二维码', { exact: true });
    await expect.poll(() => address.inputValue(), soon).toMatch(/^\/uploads\//);
    await page.getByText(/正在上传/).waitFor({ state: 'detached' });
    expect(calls).toBe(1);
    await saved(page);
  });
});

test('whoever may only look chooses nothing and changes nothing', async () => {
  const admin = await openDesk(site);
  const password = await addAccount(admin, '小看', '查看：');
  const page = await openDesk(site, {
    ...{ name: '小看', password, path: '/operator/settings/banners' },
  });
  const card = firstBanner(page);
  await card
    .getByText(/「|页面|其他网站|精品/)
    .first()
    .waitFor(soon);
  for (const name of ['选择跳转到哪里', '从图片库选择图片'])
    expect(await card.getByRole('button', { name }).isDisabled()).toBe(true);
});

describe('the dialogs', () => {
  test('hold for readers and fingers, on a desk and on a phone', async () => {
    const page = await openDesk(site, { height: 812, hasTouch: true });
    const found: string[] = [];
    const lookAt = async (name: string, width: number) => {
      await setWidth(page, width);
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : [];
      });
      const small = width < 720 ? await smallTaps(page) : [];
      for (const fault of [...wide, ...small, ...(await violations(page))])
        found.push(`${name}, ${width} px: ${fault}`);
    };
    const look = async (name: string) => {
      for (const width of [1280, 375]) await lookAt(name, width);
    };
    const goTo = (path: string) => page.goto(`${site.server.origin}/operator/${path}`);
    await goTo('settings/banners');
    const card = firstBanner(page);
    await card.getByLabel('上传图片').setInputFiles(await png(500, 500));
    await card.getByText(/^这张是 500×500/).waitFor(soon);
    await look('a field');
    await card.getByRole('button', { name: '选择跳转到哪里' }).click();
    const link = dialogOf(page, '选择链接');
    await link.getByRole('list', { name: '页面' }).waitFor();
    await look('pages');
    await link.getByText('课程', { exact: true }).click();
    await link.getByRole('list', { name: '课程' }).waitFor(soon);
    await look('courses');
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await card.getByRole('button', { name: '从图片库选择图片' }).click();
    const library = dialogOf(page, '图片库：选择图片');
    await cardsIn(library).first().waitFor(soon);
    await look('library');
    await page.keyboard.press('Escape');
    await library.waitFor({ state: 'hidden' });
    await card.getByRole('button', { name: '裁剪图片' }).click();
    const crop = dialogOf(page, '裁剪图片');
    await crop.getByRole('button', { name: '裁剪并使用' }).waitFor();
    await look('crop');
    await page.keyboard.press('Escape');
    await crop.waitFor({ state: 'hidden' });
    await goTo('document');
    const panel = page.getByRole('region', { name: '指定内容' });
    await panel.getByRole('button', { name: '选择直播' }).click();
    const things = page.getByRole('dialog', { name: /^选择/ });
    const rows = things.getByRole('listitem').getByRole('button');
    await rows.first().waitFor(soon);
    await rows.first().click();
    await look('things');
    await things.getByRole('button', { name: '完成' }).click();
    await things.waitFor({ state: 'hidden' });
    await panel.getByRole('listitem').first().waitFor();
    await look('picked things');
    expect(found).toEqual([]);
  });
});
