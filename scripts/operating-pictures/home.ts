import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../project.mjs';
import {
  decoded,
  giveUp,
  type Picture,
  panelOf,
  press,
  previewOn,
  rearrange,
  saved,
  settled,
} from './stage.ts';

const NEWS = '资讯列表';

const draw = async () => {
  const drawn = await readFile(path.join(root, 'server/db/demo/media/banner-1.svg'));
  const buffer = await sharp(drawn).resize({ width: 640, height: 480 }).png().toBuffer();
  return { name: 'picture.png', mimeType: 'image/png', buffer };
};

let made: ReturnType<typeof draw> | undefined;

/**
 * A picture to upload that does not have a banner's shape. Drawn once, since after its first upload the
 * server in this process cannot read drawings any more.
 */
const photo = () => {
  made ??= draw();
  return made;
};

export const homePictures: readonly Picture[] = [
  {
    name: 'editor',
    path: '',
    take: async ({ page }) => {
      await rearrange(page);
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'history',
    path: 'draft-history',
    take: async ({ page }) => {
      await page.getByRole('region', { name: '草稿历史' }).getByRole('listitem').first().waitFor();
      await press(page, '查看');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      return 'screen';
    },
  },
  {
    name: 'homes',
    path: '?page=variant2',
    take: async ({ page }) => {
      await giveUp(page);
      await previewOn(page).locator('main[data-variant=variant2]').waitFor();
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'drawer',
    path: '',
    take: async ({ page }) => {
      await page.locator(`[data-row="${NEWS}"] strong`).click();
      const news = previewOn(page).locator(`[data-section="${NEWS}"]`).first();
      await news.locator('li').first().waitFor();
      await press(page, `${NEWS}的设置`);
      const drawer = page.getByRole('dialog', { name: '区块设置' });
      await drawer.getByRole('radio', { name: '描边卡片' }).check();
      await news.locator('[data-card="lined"]').waitFor();
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'insert',
    path: '',
    take: async ({ page }) => {
      await giveUp(page);
      await page
        .getByRole('button', { name: /在.*添加/ })
        .nth(1)
        .focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').first().waitFor();
      return 'screen';
    },
  },
  {
    name: 'copy',
    path: '',
    take: async ({ page }) => {
      await press(page, `${NEWS}的更多操作`);
      await page.getByRole('menuitem', { name: '复制到…' }).click();
      await page.getByRole('dialog', { name: /^复制/ }).waitFor();
      return panelOf(page, /^复制/);
    },
  },
  {
    name: 'preview-link',
    path: '',
    take: async ({ page }) => {
      await press(page, '发给手机预览');
      const dialog = panelOf(page, '发给手机预览');
      await dialog.getByRole('button', { name: '生成链接' }).click();
      await dialog.getByRole('img', { name: '预览链接的二维码' }).waitFor();
      return dialog;
    },
  },
  {
    name: 'why',
    path: '',
    take: async ({ page }) => {
      await page.getByRole('switch', { name: '直播标题的开关' }).click();
      await saved(page);
      await press(page, '为什么看不到直播标题');
      return panelOf(page, /谁能看到/);
    },
  },
  {
    name: 'around',
    path: '',
    take: async ({ page }) => {
      await giveUp(page);
      const rows = page.getByRole('region', { name: '页面之外' });
      await rows.getByRole('button', { name: /^主题/ }).scrollIntoViewIfNeeded();
      await rows.getByRole('button', { name: /^底部标签/ }).click();
      await page.getByRole('dialog', { name: '页面之外' }).getByRole('switch').first().waitFor();
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'settings',
    path: 'settings/banners',
    take: async ({ page }) => {
      await page.getByRole('article').first().waitFor();
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'link-picker',
    path: 'settings/banners',
    take: async ({ page }) => {
      await press(page, '选择跳转到哪里');
      const dialog = panelOf(page, '选择链接');
      await dialog.getByText('课程', { exact: true }).click();
      await dialog.getByLabel('搜索课程').fill('xin');
      await dialog.getByLabel('搜索课程').press('Enter');
      await dialog.getByRole('list', { name: '课程' }).getByRole('button').first().waitFor();
      return dialog;
    },
  },
  {
    name: 'library',
    path: 'settings/follow',
    take: async ({ page }) => {
      await page.getByLabel('上传二维码').setInputFiles(await photo());
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^发布（/ })
        .waitFor();
      await saved(page);
      await press(page, '从图片库选择二维码');
      const library = panelOf(page, '图片库：选择二维码');
      await library.getByText('草稿：公众号二维码').first().waitFor();
      await decoded(library);
      return library;
    },
  },
  {
    name: 'crop',
    path: 'settings/banners',
    take: async ({ page }) => {
      const card = page.getByRole('article').first();
      await card.getByLabel('上传图片').setInputFiles(await photo());
      await card.getByText(/^这张是 640×480/).waitFor();
      await card.getByRole('button', { name: '裁剪图片' }).click();
      await panelOf(page, '裁剪图片').getByRole('button', { name: '裁剪并使用' }).waitFor();
      return panelOf(page, '裁剪图片');
    },
  },
  {
    name: 'document',
    path: 'document',
    take: async ({ page }) => {
      await giveUp(page);
      await page.getByRole('textbox', { name: '有序首页的文档' }).waitFor();
      await settled(page);
      return 'screen';
    },
  },
  {
    name: 'comments',
    path: '',
    take: async ({ page }) => {
      await press(page, `${NEWS}的设置`);
      await page.getByRole('button', { name: '留言', exact: true }).click();
      const dialog = panelOf(page, `“${NEWS}”的留言`);
      await dialog.getByLabel('写留言').fill('标题太长，手机上会换行，换一个短的？');
      await dialog.getByRole('button', { name: '留言', exact: true }).click();
      await dialog.getByRole('list', { name: '留言' }).getByRole('listitem').first().waitFor();
      return dialog;
    },
  },
];
