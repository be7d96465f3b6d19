import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attempt, question } from '#server/db/tables/questionnaire.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { exportedBy } from '../harness/exported.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { findProduct, memberIdOf, visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });

const saveForm = async (page: Page): Promise<void> => {
  await panel(page).getByRole('button', { name: '保存' }).click();
  await panel(page).waitFor({ state: 'hidden' });
};

const makeLesson = async (page: Page, title: string): Promise<void> => {
  await pressButton(page, '新增课时');
  const form = panel(page);
  await form.getByLabel('标题', { exact: true }).fill(title);
  await form.getByLabel('类型').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '图文' }).click();
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
  await form.getByRole('switch', { name: '已上架' }).click();
  await form.getByRole('textbox', { name: '正文' }).fill(`${title}的正文`);
  await saveForm(page);
  await page.getByRole('cell', { name: title, exact: true }).waitFor();
};

test('a chapter and its lessons are made, ordered and taken off, as learners see it', async () => {
  const column = await findProduct(site.db, { type: 3, sequential: true, kind: 'text' });
  const path = `/operator/content/chapter?f.productId=${column.id}`;
  const page = await openDesk(site, { path });
  await pressButton(page, '新增章节');
  await panel(page).getByLabel('标题', { exact: true }).fill('添上的一章');
  await saveForm(page);
  await page.getByRole('cell', { name: '添上的一章', exact: true }).waitFor();

  const inside = page.getByRole('navigation', { name: '课程里的内容' });
  await inside.getByRole('link', { name: '课时', exact: true }).click();
  await page.getByRole('button', { name: '新增课时' }).waitFor();
  for (const title of ['先写的课', '后写的课', '撤下的课']) await makeLesson(page, title);
  await page.getByRole('checkbox', { name: '选择后写的课' }).check();
  await pressButton(page, '上移');
  const written = page.getByRole('cell', { name: /^(?:先写|后写|撤下)的课$/ });
  await expect.poll(() => written.allInnerTexts()).toEqual(['后写的课', '先写的课', '撤下的课']);
  await page.getByRole('checkbox', { name: '选择后写的课' }).uncheck();
  await page.getByRole('checkbox', { name: '选择撤下的课' }).check();
  await pressButton(page, '下架');
  await page
    .getByRole('dialog', { name: '下架 1 条课时？' })
    .getByText('下架', { exact: true })
    .click();
  await page.getByRole('row').filter({ hasText: '撤下的课' }).getByText('否').first().waitFor();

  const learner = await visitAs(site, 'demo_plain', {
    path: `/specialDetail/${column.id}?tab=lessons`,
  });
  const shown = learner.getByText(/^(?:先写|后写|撤下)的课$/);
  await shown.first().waitFor();
  await expect.poll(() => shown.allInnerTexts()).toEqual(['后写的课', '先写的课']);
});

const options = ['a', 'b'].map((id) => ({ id, title: id === 'a' ? '每天用' : '没用过' }));

const answered = async () => {
  const { db } = site;
  const id = await publishQuestionnaire(db, { title: '使用情况' }, [
    { kind: 'single', title: '用过吗？', options },
    { kind: 'text', title: '建议', required: false },
    { kind: 'upload', title: '照片', required: false, most: 2 },
  ]);
  const requests = await db.select().from(question);
  const [single, text, photo] = requests.filter((each) => each.questionnaireId === id);
  const now = new Date();
  const sent = { questionnaireId: id, startedAt: now, savedAt: now, submittedAt: now };
  const [one, two] = [await memberIdOf(db, 'demo_plain'), await memberIdOf(db, 'demo_vip')];
  await db.insert(attempt).values([
    {
      ...sent,
      memberId: one,
      answers: {
        ...{ [`${single?.id}`]: ['a'], [`${text?.id}`]: ['讲慢一点'] },
        [`${photo?.id}`]: ['/media/avatar-1.svg', '/media/avatar-2.svg'],
      },
    },
    { ...sent, memberId: two, answers: { [`${single?.id}`]: ['a'] } },
  ]);
  return id;
};

test('what members answered is counted, read and exported, on a phone as well', async () => {
  const id = await answered();
  const phone = { width: 375, height: 812, hasTouch: true, isMobile: true };
  const path = '/operator/content/questionnaire?word=使用情况';
  const page = await openDesk(site, { ...phone, path });
  await page.getByRole('link', { name: '使用情况的结果' }).click();
  await page.getByText('已交卷 2 份，没有交卷的不算在内').waitFor();
  await page.getByText('2 份 · 100%').waitFor();
  await page.getByText('0 份 · 0%').waitFor();
  await pressButton(page, '看“建议”填写的内容');
  await page.getByText('讲慢一点').waitFor();
  await pressButton(page, '看“照片”上传的图片');
  await pressButton(page, '查看第 2 张照片');
  const large = page.getByRole('dialog');
  await large.getByText('2 / 2', { exact: true }).waitFor();
  await large.getByRole('button', { name: '关闭' }).tap();
  await large.waitFor({ state: 'hidden' });
  expect(await smallTaps(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const { name, text } = await exportedBy(page, '导出作答');
  expect(name).toMatch(new RegExp(`^作答-${id}-\\d{8}-\\d{4}\\.csv$`));
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/"每天用","讲慢一点","2 张图片"$/);
});
