import { expect, test } from 'vitest';
import { examsOn } from '../../server/harness/exam/calls.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const options = ['a', 'b'].map((id) => ({ id, title: `选项${id}` }));

/** An exam with an essay, which a new member has handed in. */
const handIn = async (title: string) => {
  const exams = examsOn(site.db);
  const own = { title, pass: 15, showAnswers: 'after_submit' } as const;
  const id = await exams.publish(own, [
    { kind: 'single', title: '哪个对？', options, right: ['a'], points: 10 },
    { kind: 'text', title: '为什么？', points: 10, explanation: '要点：先看节律' },
  ]);
  const { token } = await exams.join();
  const { paper, submit } = await exams.begin(id, token);
  await submit({ '哪个对？': ['a'], '为什么？': ['先看了节律，再看间期'] });
  const result = () => exams.get('examResult', { id, attempt: '' }, token);
  return { attempt: paper.attempt, result };
};

test('an attempt is marked to its pass, which the member’s result tells with the remark', async () => {
  const { attempt, result } = await handIn('病例考试');
  const desk = await openDesk(site);
  // beside those of the demo data
  await desk.getByRole('link', { name: /^阅卷.*等待处理：\s*3$/ }).click();
  await desk.getByRole('button', { name: `查看答卷 ${attempt}` }).click();
  const drawer = desk.getByRole('dialog', { name: `答卷 ${attempt}` });
  await drawer.getByText('先看了节律，再看间期').waitFor();
  await drawer.getByText('要点：先看节律').waitFor();
  await drawer.getByRole('button', { name: '提交阅卷结果' }).click();
  await drawer.getByText('请给分').waitFor();
  const points = drawer.getByLabel('第 2 题给分');
  await expect.poll(() => points.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await violations(desk)).toEqual([]);
  await points.fill('11');
  await points.blur();
  await drawer.getByText('最多 10 分').waitFor();
  await drawer.getByRole('button', { name: '第 2 题给满分' }).click();
  await drawer.getByText('合计 20 分（满分 20 分），及格').waitFor();
  await drawer.getByText('最多 10 分').waitFor({ state: 'hidden' });
  await drawer.getByLabel('第 2 题评语').fill('思路清楚');

  await desk.goBack();
  const asking = desk.getByRole('dialog', { name: '修改还没有保存' });
  await asking.getByRole('button', { name: '继续编辑' }).click();
  await asking.waitFor({ state: 'hidden' });
  expect(await drawer.getByLabel('第 2 题评语').inputValue()).toBe('思路清楚');
  expect((await result()).outcome).toBe('marking');

  await drawer.getByRole('button', { name: '提交阅卷结果' }).click();
  await desk.getByText(`答卷 ${attempt} 已阅完：合计 20 分（满分 20 分），及格`).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await desk.getByRole('button', { name: `查看答卷 ${attempt}` }).waitFor({ state: 'hidden' });
  await desk.getByRole('link', { name: /^阅卷.*等待处理：\s*2$/ }).waitFor();
  const answer = await result();
  expect(answer).toMatchObject({ outcome: 'passed', score: 20, waiting: 0 });
  expect(answer.reviewed[1]).toMatchObject({ state: 'marked', earned: 10, remark: '思路清楚' });
});

test.each([320, 375])('an attempt is marked with fingers, %i pixels wide', async (width) => {
  const { attempt, result } = await handIn(`手机阅卷 ${width}`);
  const desk = await openDesk(site, {
    ...{ width, height: 812, hasTouch: true, isMobile: true },
    path: `/operator/marking/${attempt}`,
  });
  const drawer = desk.getByRole('dialog', { name: `答卷 ${attempt}` });
  await drawer.getByRole('button', { name: '第 2 题给 0 分' }).click();
  await drawer.getByText('合计 10 分（满分 20 分），不及格').waitFor();
  expect(await violations(desk)).toEqual([]);
  expect(await smallTaps(desk)).toEqual([]);
  await drawer.getByRole('button', { name: '提交阅卷结果' }).click();
  await drawer.waitFor({ state: 'hidden' });
  expect((await result()).outcome).toBe('failed');

  await desk.getByText('已阅', { exact: true }).click();
  await desk.getByRole('button', { name: `查看答卷 ${attempt}` }).click();
  await drawer.getByRole('button', { name: '更正第 2 题' }).click();
  await drawer.getByRole('button', { name: '第 2 题给满分' }).click();
  await drawer.getByLabel('第 2 题更正的原因').fill('看错了一行');
  expect(await violations(desk)).toEqual([]);
  await drawer.getByRole('button', { name: '保存更正' }).click();
  await drawer.getByText('20 分（满分 20 分）', { exact: true }).waitFor();
  expect((await result()).outcome).toBe('passed');
});
