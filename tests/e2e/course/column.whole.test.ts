import { eq } from 'drizzle-orm';
import { test } from 'vitest';
import { lesson } from '#server/db/tables/course.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { findProduct, grantProduct, memberIdOf, visitAs } from '../harness/visits/course.ts';

const site = onSite();

test('a column that goes step by step opens one lesson after the other', async () => {
  const column = await findProduct(site.db, { type: 3, sequential: true, kind: 'text' });
  await site.db.update(lesson).set({ durationMs: 0 }).where(eq(lesson.id, column.lessonId));
  await grantProduct(site.db, await memberIdOf(site.db, 'demo_plain'), column.id);
  const page = await visitAs(site, 'demo_plain', {
    path: `/specialDetail/${column.id}?tab=lessons`,
  });
  const rows = page.getByRole('listitem').filter({ has: page.locator('a, button') });
  await rows.nth(1).getByRole('button').click();
  await page.getByText('学完上一节后解锁', { exact: true }).waitFor();
  await rows.nth(0).getByRole('link').click();
  await page.locator('[data-page$="courseContent/:lesson"]').waitFor();
  await pressButton(page, '我已学完');
  await page.getByText('已学完', { exact: true }).waitFor();
  const turns = page.getByRole('navigation', { name: '课时' });
  await turns.getByRole('link', { name: '下一节' }).click();
  await page.getByRole('region', { name: /^(?:音频|视频)：/ }).waitFor();
  await pressButton(page, '目录');
  const list = page.getByRole('dialog', { name: '目录' });
  await list.getByRole('link').nth(0).click();
  await page.getByRole('article').waitFor();
  await page.getByRole('dialog', { name: '目录' }).waitFor({ state: 'detached' });
});

test('a lesson that is not open yet says so, and leads to the one before it', async () => {
  const column = await findProduct(site.db, { type: 4, sequential: true });
  await grantProduct(site.db, await memberIdOf(site.db, 'demo_doctor'), column.id);
  const next = await site.db.select().from(lesson).where(eq(lesson.productId, column.id));
  const third = next.toSorted((a, b) => a.position - b.position)[2];
  const page = await visitAs(site, 'demo_doctor', {
    path: `/coursedet/${column.id}?lesson=${third?.id}`,
  });
  await page.getByText('这一节还没有解锁').waitFor();
  await page.getByRole('link', { name: '去学上一节' }).click();
  await page.waitForURL((url) => url.searchParams.get('lesson') !== String(third?.id));
  await page.getByText('这一节还没有解锁').waitFor();
});
