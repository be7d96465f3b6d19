import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mediaFile } from '#server/db/tables/media.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { soon } from '../harness/visits/home.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const key = (sign: string) => sign.repeat(64);

test('an empty library leads to uploading; a film plays, and is replaced once the new one is ready', async () => {
  const { db } = site;
  await db.delete(mediaFile);
  const page = await openDesk(site, { path: '/operator/media' });
  const main = page.getByRole('main');
  await main.getByText(/^素材库里还没有文件/).waitFor();
  await main.getByRole('button', { name: '上传文件' }).waitFor();
  expect(await violations(page, 'main')).toEqual([]);

  const row = { key: key('a'), name: '心电图入门.mp4', bytes: 7_000_000, durationMs: 60_000 };
  await db.insert(mediaFile).values({ ...row, kind: 'video', state: 'ready', stream: 'slides' });
  await main.getByRole('button', { name: '刷新' }).click();
  await main.getByRole('button', { name: row.name }).click();
  const panel = page.getByRole('dialog', { name: row.name });
  const film = panel.locator('video');
  // pieces of a playlist, which no Chromium plays by itself
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.duration), soon)
    .toBeGreaterThan(50);
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: '替换文件' }).click();
  const demo = readFileSync('server/db/demo/streams/slides/000.mpegts');
  await (await choosing).setFiles({ name: '重录.mp4', mimeType: 'video/mp4', buffer: demo });
  const question = page.getByRole('dialog', { name: '用「重录.mp4」替换「心电图入门.mp4」？' });
  await question.getByText(/学员的进度按比例保留/).waitFor();
  await question.getByRole('button', { name: '替换', exact: true }).click();
  await expect
    .poll(async () => {
      const [sent] = await db.select().from(mediaFile).where(eq(mediaFile.name, '重录.mp4'));
      return sent?.replacesId;
    }, soon)
    .toBeTypeOf('number');
  await panel.getByText(/正在换成「重录.mp4」|「重录.mp4」失败/).waitFor();
  await panel.getByRole('button', { name: '关闭' }).last().click();
  await main.getByRole('searchbox').fill('没有这个名字');
  await main.getByRole('searchbox').press('Enter');
  await main.getByText('没有这样的文件：换一个词，或放宽条件').waitFor();
});
