import { expect, test } from 'vitest';
import { smallPictures } from '../../server/harness/small-pictures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const picture = Buffer.from(smallPictures.png, 'base64');
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('a picture and a page by its name reach the library of a workshop', async () => {
  const page = await visitAs(site, 'demo_teacher', { path: '/uploading' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '选择文件上传' }).click();
  const markup = Buffer.from('<html><script>alert(1)</script></html>');
  await (await choosing).setFiles([file('封面.png', picture), file('课.mp4', markup)]);
  const list = page.getByRole('article');
  await list.filter({ hasText: '封面.png' }).filter({ hasText: '完成' }).waitFor();
  await list.filter({ hasText: '课.mp4' }).filter({ hasText: '不是可以上传的文件' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '删除封面.png' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await list.filter({ hasText: '封面.png' }).waitFor({ state: 'detached' });
});

test('a member without a workshop is shown the way to one', async () => {
  const page = await visitAs(site, 'demo_plain', { path: '/uploading' });
  await page.getByText('还没有开通讲师工作室').waitFor();
  expect(await page.getByRole('link', { name: '去入驻' }).getAttribute('href')).toBe('/doctor');
});

test('the console takes a file, says that it is used nowhere, and removes it', async () => {
  const desk = await openDesk(site, { reducedMotion: 'reduce' });
  await desk.getByRole('link', { name: '素材库' }).click();
  const choosing = desk.waitForEvent('filechooser');
  await desk.getByText('把文件拖到这里').click();
  await (await choosing).setFiles([file('横幅.png', picture)]);
  const row = desk.getByRole('row').filter({ hasText: '横幅.png' });
  await row.filter({ hasText: '完成' }).waitFor();
  await row.getByRole('button', { name: '横幅.png' }).click();
  const panel = desk.getByRole('dialog', { name: '横幅.png' });
  await panel.getByText('没有使用').waitFor();
  await panel.getByRole('button', { name: /删\s*除/ }).click();
  await desk
    .getByRole('tooltip')
    .getByRole('button', { name: /^删\s*除$/ })
    .click();
  await row.waitFor({ state: 'detached' });
});
