import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newsAddress } from '#schemas/news/addresses.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { onSite } from '../harness/site.ts';
import { asJpeg } from '../harness/test-pictures.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);
const NEWS = '/operator/content/news';

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });
const text = (page: Page) => panel(page).getByRole('textbox', { name: '正文' });
const tool = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Opens the nth row and returns its number. */
const openRow = async (page: Page, nth: number): Promise<string> => {
  await page.getByRole('button', { name: /^修改/ }).nth(nth).click();
  await text(page).waitFor();
  const title = await panel(page)
    .getByText(/编号 \d+/)
    .first()
    .textContent();
  return /编号 (\d+)/.exec(title ?? '')?.[1] ?? '';
};

const save = async (page: Page) => {
  await panel(page).getByRole('button', { name: '保存' }).click();
  await panel(page).waitFor({ state: 'hidden' });
};

const paste = (field: Locator, data: Readonly<Record<string, string>>) =>
  field.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, content] of Object.entries(given)) clipboardData.setData(kind, content);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);

const clear = async (page: Page) => {
  await text(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
};

const hostile = (
  picture: string,
) => `<p class="MsoNormal" style="mso-x:1" onclick="alert(1)">粘贴来的<b>粗字</b><script>alert(1)</script></p>
<iframe src="https://elsewhere.invalid/"></iframe><img src="https://elsewhere.invalid/t.gif" width="1" height="1">
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>第一条</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>第二条</p>
<p><img src="data:image/jpeg;base64,${picture}" alt="带来的图"></p>
<p><img src="file:///C:/clip.png"></p><p><a href="javascript:alert(1)">坏链接</a></p>`;

test('an article is written, pasted, undone and saved, and read as it was written', async () => {
  const page = await openDesk(site, { path: NEWS });
  const id = await openRow(page, 0);
  await clear(page);
  await page.keyboard.type('换药要点');
  await tool(page, '大标题').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('先洗手，再');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('戴口罩');
  await page.keyboard.press('Control+B');
  await page.keyboard.press('Enter');
  const picture = await asJpeg(page, 80, 60);
  await paste(text(page), { 'text/html': hostile(picture.toString('base64')) });
  await panel(page).getByRole('button', { name: '图片没有带过来，点这里上传' }).waitFor();
  await panel(page).getByText('有 1 张图片没有带过来').waitFor();
  await text(page).locator('img[src^="/uploads/"]').waitFor();

  // apart from what was pasted: typing beside it may belong to the same step
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('多写的');
  await tool(page, '撤销').click();
  await expect.poll(() => text(page).textContent()).not.toContain('多写的');

  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('课程');
  await page.keyboard.press('Shift+Home');
  await tool(page, '链接').click();
  const address = panel(page).getByLabel('链接到', { exact: true });
  await address.fill('javascript:alert(1)');
  await tool(page, '确定').click();
  await panel(page)
    .getByText(/^链接以 https/)
    .waitFor();
  await address.fill('/newsList');
  await tool(page, '确定').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, '表格').click();
  await page.keyboard.type('项目');
  await tool(page, '删除这一列').click();
  await tool(page, '下面加一行').click();
  expect(await violations(page)).toEqual([]);
  await panel(page).getByLabel('上传正文的图片').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: picture,
  });
  await expect.poll(() => text(page).locator('img[src^="/uploads/"]').count()).toBe(2);
  await text(page).locator('img').last().click();
  await panel(page)
    .getByLabel(/^替代文字/)
    .fill('换药车');

  await tool(page, '预览正文').click();
  const preview = page.frameLocator('iframe[title="学员看到的样子"]');
  await preview.getByRole('heading', { name: '换药要点' }).waitFor();
  await save(page);

  const reader = await visitAs(site, 'demo_vip', { path: newsAddress({ id }) });
  await reader.getByRole('heading', { name: '换药要点' }).waitFor();
  expect(await reader.getByText('戴口罩').evaluate(({ localName }) => localName)).toBe('strong');
  expect(await reader.getByRole('listitem').allTextContents()).toEqual(
    expect.arrayContaining(['第一条', '第二条']),
  );
  await reader.getByRole('img', { name: '带来的图' }).waitFor();
  await reader.getByRole('img', { name: '换药车' }).waitFor();
  expect(await reader.getByRole('link', { name: '课程', exact: true }).getAttribute('href')).toBe(
    '/newsList',
  );
  expect(await reader.getByRole('row').count()).toBe(4);
  const html = await reader.getByRole('heading', { name: '换药要点' }).locator('..').innerHTML();
  expect(html).not.toMatch(/mso|javascript|script|iframe|elsewhere|onclick|class="Mso|没有带过来/i);
});

test('what is lost with the page is offered again, and another tab is told', async () => {
  const page = await openDesk(site, { path: NEWS });
  await openRow(page, 1);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('还没有保存的一句');
  await page.getByText('有 1 处没有保存').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await panel(page)
    .getByText(/^有未保存的草稿/)
    .waitFor();
  await expect.poll(() => text(page).textContent()).not.toContain('还没有保存的一句');
  await panel(page).getByRole('button', { name: '恢复' }).click();
  await expect.poll(() => text(page).textContent()).toContain('还没有保存的一句');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await panel(other).getByText('这一条也在另一个标签页里打开着').waitFor();
  await panel(page).getByText('这一条也在另一个标签页里打开着').waitFor();
  await panel(other).getByRole('button', { name: '丢弃' }).click();
  await save(page);
  await panel(other).getByText('另一个标签页刚刚保存了这一条').waitFor();
  await other.close();
});

test('an older article with more than the editor keeps stays as it is', async () => {
  const older =
    '<table><caption>表名</caption><tbody><tr><td>甲</td></tr></tbody></table><section><p>乙</p></section>';
  const page = await openDesk(site, { path: NEWS });
  await openRow(page, 2);
  await tool(page, '源代码').click();
  await text(page).fill(older);
  await save(page);
  await openRow(page, 2);
  await panel(page).getByText('这篇文章里有编辑器不认识的排版').waitFor();
  expect(await text(page).inputValue()).toBe(older);
  await panel(page).getByLabel('作者').fill('编辑部');
  await save(page);
  await openRow(page, 2);
  expect(await text(page).inputValue()).toBe(older);
  await text(page).fill('<p onclick="x()">改<script>x()</script></p><iframe src="/x"></iframe>');
  await panel(page)
    .getByText(/^保存时会去掉/)
    .waitFor();
  await save(page);
  await openRow(page, 2);
  await tool(page, '源代码').click();
  expect(await text(page).inputValue()).toBe('<p>改</p>');
});

test('the editor fits a phone', async () => {
  const page = await openDesk(site, {
    ...{ width: 375, height: 812, hasTouch: true, isMobile: true, path: NEWS },
  });
  await openRow(page, 3);
  await text(page).locator('p').first().click();
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
  expect(await smallTaps(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const bar = panel(page).getByRole('toolbar', { name: '正文的排版' });
  await bar.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('重做');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('正文');
});
