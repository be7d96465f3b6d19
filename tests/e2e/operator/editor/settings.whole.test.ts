import { expect, test } from 'vitest';
import { pixel } from '../../harness/choose-photo.ts';
import { onSite } from '../../harness/site.ts';
import { soon, visitHome } from '../../harness/visits/home.ts';
import {
  openDesk,
  pickUp,
  previewOn,
  publishOn,
  saved,
  startConsole,
} from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

test('pictures are checked before they are sent, and shown in the preview once they are up', async () => {
  const page = await openDesk(site, { path: '/operator/settings/follow' });
  const file = page.getByLabel('上传二维码');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
  await page.getByText('这不是图片：请选 PNG、JPG、WebP 或 GIF 文件').waitFor();
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  await file.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: large });
  await page.getByText('图片不能超过 5 MB，这张有 5.0 MB').waitFor();
  await file.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: pixel });
  const address = page.getByLabel('二维码', { exact: true });
  await expect.poll(() => address.inputValue(), soon).toMatch(/^\/uploads\//);
  const shown = previewOn(page).locator(`img[src="${await address.inputValue()}"]`);
  await shown.waitFor({ state: 'attached' });
  await saved(page);
});

test('an icon is added, filled in, put first and published', async () => {
  const page = await openDesk(site, { path: '/operator/settings/icons' });
  await page.getByRole('button', { name: '添加图标导航' }).click();
  const card = page.getByRole('article', { name: '导航「新导航」' });
  await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
  await card.getByText('请上传导航图标').waitFor();
  const file = { name: 'icon.png', mimeType: 'image/png', buffer: pixel };
  await card.getByLabel('上传图标').setInputFiles(file);
  await card.getByLabel('链接').fill('javascript:alert(1)');
  await card.getByText('导航链接应为 http(s) 网址或站内路径').waitFor();
  await card.getByLabel('链接').fill('/more');
  await card.getByLabel('名称').fill('公开课');
  await saved(page);

  await pickUp(page, '导航「公开课」');
  await page.keyboard.press('ArrowUp');
  await page.getByText(/导航「公开课」移到了/).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect
    .poll(() => page.getByRole('article').nth(-2).getAttribute('aria-label'), soon)
    .toBe('导航「公开课」');
  await previewOn(page).getByText('公开课').waitFor();
  await saved(page);
  await publishOn(page);
  const learner = await visitHome(site);
  await learner.locator('[data-section="导航栏"]').getByText('公开课').waitFor();
});

test('the preview follows another home page, its tabs and its site', async () => {
  const page = await openDesk(site, { path: '/operator/settings/template' });
  const preview = previewOn(page);
  await preview.locator('main[data-variant=ordered]').waitFor();
  await page.getByLabel('样式三').click();
  await preview.locator('main[data-variant=variant3]').waitFor();
  await page.getByRole('link', { name: '底部标签' }).click();
  const messages = preview.getByRole('link', { name: '消息' });
  await messages.waitFor();
  await page.getByRole('region', { name: '底部标签「消息」' }).getByRole('switch').click();
  await messages.waitFor({ state: 'detached' });
});
