import type { Page } from 'playwright-core';

/** The smallest PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** 8×8 px: a browser tells the size of a picture by what it shows it in, where a pixel would be none. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12NgaGjAjoaWBADiMEABk634GAAAAABJRU5ErkJggg==',
  'base64',
);

export const choosePhoto = async (page: Page): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '添加图片' }).click();
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: photo };
  await (await choosing).setFiles(file);
};
