import { expect, test } from 'vitest';
import { noteTable } from '#server/db/tables/note.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import {
  findProduct,
  follow,
  jumpTo,
  memberIdOf,
  playedPast,
  visitAs,
} from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

test('a note is written at a place of a video, found, changed, led back from, and removed', async () => {
  const video = await findProduct(site.db, {
    type: 0,
    mediaKey: 'slides',
    priceFen: 0,
    noSkip: false,
  });
  const path = `/coursedet/${video.id}`;
  const page = await visitAs(site, 'demo_vip', { path });
  await pressButton(page, '播放');
  await playedPast(page, 0);
  await jumpTo(page, 20);
  await playedPast(page, 20);
  await pressButton(page, '记笔记');
  const panel = page.getByRole('dialog', { name: '记笔记' });
  const field = panel.getByRole('textbox', { name: /^笔记，记在 00:2\d$/ });
  await field.fill('先看节律');
  await panel.getByRole('button', { name: '返回' }).click();
  await field.waitFor({ state: 'detached' });
  await pressButton(page, '记笔记');
  await expect.poll(() => field.inputValue(), soon).toBe('先看节律');
  await field.fill('');
  await pressButton(page, '保存');
  await panel.getByText('请写下笔记内容').waitFor();
  await field.fill('先看节律');
  expect(await violations(page)).toEqual([]);
  await pressButton(page, '保存');
  await field.waitFor({ state: 'detached' });
  const [shared] = await site.db.select().from(noteTable);
  expect(shared).toMatchObject({
    ...{ text: '先看节律', lessonId: video.lessonId },
    memberId: await memberIdOf(site.db, 'demo_vip'),
  });
  const second = Math.floor((shared?.positionMs ?? 0) / 1000);
  expect(second).toBeGreaterThanOrEqual(20);

  await follow(page, '/notes');
  const note = page.getByRole('article', { name: new RegExp(` 00:${second}$`) });
  await note.getByText('先看节律').waitFor();
  await page.getByRole('combobox', { name: '课程' }).selectOption({ label: video.title });
  await page.waitForURL(`**/notes?product=${video.id}`);
  // the choice stands in the address
  await page.reload();
  await note.waitFor();
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: '修改' }).click();
  await page.getByRole('textbox', { name: /^笔记，记在/ }).fill('再看间期');
  await pressButton(page, '保存');
  await note.getByText('再看间期').waitFor();

  await note.getByRole('link', { name: '回到这一处' }).click();
  await page.waitForURL(`**${path}?lesson=${video.lessonId}`);
  await pressButton(page, '播放');
  await page.getByText(`已从 00:${second} 继续`).waitFor();
  await playedPast(page, second);

  await page.goBack();
  await note.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await note.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await page.getByText('这门课还没有笔记').waitFor();
  expect(await site.db.$count(noteTable)).toBe(0);
});
