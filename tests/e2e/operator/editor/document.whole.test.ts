import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { onSite } from '../../harness/site.ts';
import { soon, visitHome } from '../../harness/visits/home.ts';
import {
  openDesk,
  previewOn,
  publishOn,
  rowOf,
  saved,
  startConsole,
} from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const group = {
  ...{ name: '双列组', id: 'pair', open: true, title: '' },
  sections: [{ name: '资讯列表', title: '本周要闻', settings: { count: 2 } }],
};

test('a page is written as a document: told what is wrong, previewed, published and seen', async () => {
  const page = await openDesk(site, { path: '/operator/document' });
  const text = page.getByRole('textbox', { name: '有序首页的文档' });
  const write = page.getByRole('button', { name: '写入草稿' });
  const sections: unknown = JSON.parse(await text.inputValue());
  if (!Array.isArray(sections)) throw new Error('the page is no list');
  const notice = JSON.stringify([group, ...sections], null, 2);

  await text.fill(notice.replace('"count": 2', '"count": 99'));
  await page.getByText('显示条数应为 1 到 10 的整数').waitFor();
  await page.getByText('可以写入并保存；改好下面的内容后才能发布。').waitFor();
  await text.fill(notice.replace('"资讯列表"', '"没有的区块"'));
  await page.getByText('改好下面的内容后才能写入。').waitFor();
  expect(await write.isDisabled()).toBe(true);
  // what is typed outlives a reload before it is written
  await page.reload();
  await expect.poll(() => text.inputValue(), soon).toContain('没有的区块');
  await text.fill(notice);
  await write.click();
  await saved(page);
  await previewOn(page).locator('[data-section="双列组"]').getByText('本周要闻').waitFor();

  await page.getByRole('button', { name: '导出…' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '有序首页（草稿）' }).click(),
  ]);
  const exported = String(await buffer(await download.createReadStream()));
  const dialog = page.getByRole('dialog', { name: '导入首页文档' });
  const apply = dialog.getByRole('button', { name: '应用到草稿' });
  const take = (file: string) =>
    dialog.getByLabel('要导入的首页文档').setInputFiles({
      ...{ name: 'page.json', mimeType: 'application/json', buffer: Buffer.from(file) },
    });
  await page.getByRole('button', { name: '导入…' }).click();
  await take(exported.replace('"资讯列表"', '"没有的区块"'));
  await dialog.getByText('文件不能导入，草稿没有改动').waitFor();
  expect(await apply.isDisabled()).toBe(true);
  await take(exported.replace('"双列组"', '"标签组"'));
  await dialog.getByText('双列组（pair） 被移除').waitFor();
  expect(await text.inputValue()).toContain('"双列组"');
  await apply.click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => text.inputValue(), soon).toContain('"标签组"');
  await saved(page);
  // one step, which one undo takes back
  await page.getByRole('button', { name: '导入…' }).focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => text.inputValue(), soon).toContain('"双列组"');
  await saved(page);

  await publishOn(page);
  await page.getByRole('link', { name: '首页编辑' }).click();
  await rowOf(page, '双列组#pair').getByText('双列组（pair）').waitFor();
  const learner = await visitHome(site);
  const seen = learner.locator('[data-section="双列组"][data-id="pair"]');
  await seen.getByRole('heading', { name: '本周要闻' }).waitFor();
  expect(await seen.locator('li').count()).toBe(2);
});

test('a classic page is changed by its document', async () => {
  const page = await openDesk(site, { path: '/operator/document' });
  await page.getByText('样式二', { exact: true }).click();
  const text = page.getByRole('textbox', { name: '样式二的文档' });
  await text.fill(
    JSON.stringify({ theme: 'red', nodes: [{ name: '资讯列表', title: '红色首页的要闻' }] }),
  );
  await page.getByRole('button', { name: '写入草稿' }).click();
  await saved(page);
  await publishOn(page);
  const learner = await visitHome(site, { path: '/index' });
  await learner.getByRole('heading', { name: '红色首页的要闻' }).waitFor();
  expect(await learner.locator('main').getAttribute('data-theme')).toBe('red');
  expect(await learner.locator('[data-section]').count()).toBe(1);
});
