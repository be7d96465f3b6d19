import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  courseManagementAddress,
  incomeAddress,
  studioAddress,
  studioCoursesAddress,
} from '#schemas/studio/addresses.ts';
import { decideRevision } from '#schemas/studio/desk-endpoints.ts';
import { mediaFile } from '#server/db/tables/media.ts';
import { courseRevisionTable } from '#server/db/tables/studio.ts';
import { teacher, workshopMember } from '#server/db/tables/teacher.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { crowdOf } from '../../server/harness/order/crowd.ts';
import { ordersOn } from '../../server/harness/order/shop.ts';
import { pressButton, untilAnswered, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { asJpeg } from '../harness/test-pictures.ts';
import { violations } from '../harness/violations.ts';
import { visitHome } from '../harness/visits/home.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const TITLE = '三种课时的新课';

/** A teacher with a workshop and two files that play. */
const start = async () => {
  const [person] = await crowdOf(site.db, 1);
  if (!person) throw new Error('nobody');
  const { memberId } = person;
  const [made] = await site.db
    .insert(teacher)
    .values({ name: '陈思远', memberId })
    .returning({ id: teacher.id });
  const teacherId = made?.id ?? 0;
  await site.db.insert(workshopMember).values({ teacherId, memberId, role: 'owner' });
  const file = { teacherId, bytes: 1000, state: 'ready' } as const;
  await site.db.insert(mediaFile).values([
    {
      ...{ ...file, key: `video-${memberId}`, kind: 'video', name: '第一讲.mp4' },
      ...{ stream: 'slides', durationMs: 60_000 },
    },
    {
      ...{ ...file, key: `audio-${memberId}`, kind: 'audio', name: '第二讲.mp3' },
      ...{ stream: 'music', durationMs: 90_000 },
    },
  ]);
  return { ...person, teacherId };
};

const articleOf = (page: Page, label: string) =>
  page.getByRole('textbox', { name: label, exact: true });

const addLesson = async (page: Page, kind: string, title: string) => {
  await pressButton(page, '添加课时');
  const sheet = page.getByRole('dialog', { name: '添加课时' });
  await sheet.getByRole('radio', { name: kind, exact: true }).check();
  await sheet.getByLabel('标题').fill(title);
  await sheet.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByText(title, { exact: true }).waitFor();
};

const fillLesson = async (page: Page, title: string, fill: () => Promise<void>) => {
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await pressButton(page, '编辑内容');
  await page.getByText('已保存').waitFor();
  await fill();
  await page.getByText('已保存').waitFor();
  expect(await violations(page)).toEqual([]);
  await pressButton(page, '完成');
  await page.getByRole('list', { name: '章节和课时' }).waitFor();
};

const chooseFile = (page: Page, name: string) => async () => {
  await pressButton(page, '从素材库选择');
  await page.getByRole('button', { name: new RegExp(name) }).click();
};

test('a course of three kinds is refused, changed, approved, bought and seen', async () => {
  const { token, teacherId } = await start();
  const page = await visitHome(site, { path: studioAddress(), token });
  await page.getByRole('heading', { name: '陈思远' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '新建课程' }).click();
  await page.getByLabel('标题', { exact: true }).fill(TITLE);
  await pressButton(page, '下一步');
  await page.getByRole('button', { name: '提交审核' }).waitFor();
  // what is missing is told beside its field
  await pressButton(page, '提交审核');
  await page.getByText('请上传封面').waitFor();
  await page.getByText('请至少添加一节课').waitFor();
  expect(await violations(page)).toEqual([]);

  const choosing = page.waitForEvent('filechooser');
  await pressButton(page, '上传封面');
  await (await choosing).setFiles({
    ...{ name: 'a.jpg', mimeType: 'image/jpeg' },
    buffer: await asJpeg(page, 400, 200),
  });
  await pressButton(page, '用这张封面');
  await page.getByRole('img', { name: '当前封面' }).waitFor();
  await page.getByLabel('分类').selectOption({ index: 1 });
  await page.getByLabel('价格（元）').fill('99');
  await articleOf(page, '课程介绍').fill('第一段\n第二段');
  await page.getByText('已保存').waitFor();
  await pressButton(page, '编辑章节和课时');

  await addLesson(page, '视频', '看一遍');
  await addLesson(page, '音频', '听一遍');
  await addLesson(page, '图文', '读一遍');
  await page.getByText('已保存').waitFor();
  await fillLesson(page, '看一遍', chooseFile(page, '第一讲.mp4'));
  await fillLesson(page, '听一遍', chooseFile(page, '第二讲.mp3'));
  await fillLesson(page, '读一遍', () => articleOf(page, '正文').fill('先看节律，再看间期。'));
  // by its keys a row moves without a pointer
  await page.getByRole('button', { name: /移动“读一遍”/ }).press('ArrowUp');
  await page.getByText('已保存').waitFor();
  const titles = page.getByRole('list', { name: '章节和课时' }).getByRole('button', { name: /遍/ });
  expect(await titles.first().textContent()).toContain('看一遍');
  await pressButton(page, '回到课程信息');
  // who has not agreed is led to the agreement, and back
  await pressButton(page, '提交审核');
  await page.getByText('讲师协议').first().waitFor();
  await pressButton(page, '同意并继续');
  await untilShown(page, '已提交，审核结果会通知你', () => pressButton(page, '提交审核'));
  await page.getByText('审核中').first().waitFor();

  const [row] = await site.db
    .select()
    .from(courseRevisionTable)
    .where(eq(courseRevisionTable.teacherId, teacherId));
  const id = row?.id ?? 0;
  expect(row?.document.chapters[0]?.lessons.map(({ kind }) => kind)).toEqual([
    ...['video', 'text', 'audio'],
  ]);
  const desk = await openDesk(site, { path: `/operator/course-reviews/${id}` });
  const drawer = desk.getByRole('dialog', { name: '课程审核' });
  await drawer.getByText(TITLE).first().waitFor();
  expect(await violations(desk)).toEqual([]);
  await drawer.getByLabel('不通过的理由').fill('介绍太短，请补充');
  await untilAnswered(desk, decideRevision.path, () =>
    drawer.getByRole('button', { name: '不通过', exact: true }).click(),
  );

  await page.goto(`${site.server.origin}${studioCoursesAddress({ tab: 'refused' })}`);
  await page.getByText('未通过：介绍太短，请补充').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: new RegExp(`编辑\\s*${TITLE}`) }).click();
  await articleOf(page, '课程介绍').fill('第一段\n第二段\n第三段');
  await page.getByText('已保存').waitFor();
  await untilShown(page, '已提交，审核结果会通知你', () => pressButton(page, '提交审核'));
  const again = await openDesk(site, { path: `/operator/course-reviews/${id}` });
  await again.getByRole('button', { name: '通过并上架' }).click();
  await untilAnswered(again, decideRevision.path, () => pressButton(again, '确认上架'));

  const [live] = await site.db
    .select()
    .from(courseRevisionTable)
    .where(eq(courseRevisionTable.id, id));
  const course = String(live?.productId);
  const shop = ordersOn(site.db);
  const buyer = await shop.join({ nickname: '林晓', phone: '13800001234' });
  await shop.buy({ kind: 'course', id: course }, buyer.token);
  const learner = await visitHome(site, { path: `/courseDetail/${course}`, token: buyer.token });
  await learner.getByRole('tab', { name: '目录' }).click();
  await learner.getByText('看一遍').first().waitFor();

  await page.goto(`${site.server.origin}${courseManagementAddress({ id: course })}`);
  await page.getByText('林** 138****1234').waitFor();
  await page.getByText('¥99.00').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.server.origin}${incomeAddress()}`);
  await page.getByText('+99.00').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await auditBooks(site.db)).toEqual([]);
});
