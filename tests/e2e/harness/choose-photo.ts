import type { Page } from 'playwright-core';

/** The smallest PNG. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Adds the smallest PNG to the pictures of a form. */
export const choosePhoto = async (page: Page): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '添加图片' }).click();
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: pixel };
  await (await choosing).setFiles(file);
};
