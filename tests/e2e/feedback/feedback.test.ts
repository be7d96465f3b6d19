import { expect, test } from 'vitest';
import { pressButton, tapTwice } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const TEXT = '笔记可以导出成文档吗';
const ANSWER = '下个版本就会有导出';

test('feedback is sent once, answered at the desk, and told of in the inbox', async () => {
  const page = await visitAs(site, 'demo_plain', { path: '/help' });
  await page.getByRole('link', { name: '意见反馈' }).click();
  await pressButton(page, '提交反馈');
  await page.getByText('请填写反馈内容').waitFor();
  await page.getByRole('radio', { name: '功能建议' }).check({ force: true });
  await page.getByLabel('反馈内容').fill(TEXT);
  await page.goBack();
  await pressButton(page, '继续填写');
  expect(await page.getByLabel('反馈内容').inputValue()).toBe(TEXT);
  await tapTwice(page.getByRole('button', { name: '提交反馈' }), '/v1/feedback/send');
  await page.waitForURL(`${site.server.origin}/myfeedback`);
  await page.getByText(TEXT).waitFor();
  expect(await page.getByText(TEXT).count()).toBe(1);
  await page.getByText('待处理').waitFor();

  const desk = await openDesk(site, { reducedMotion: 'reduce' });
  await desk.getByRole('link', { name: /^意见反馈.*等待处理：\s*1$/ }).click();
  await desk.getByRole('row').filter({ hasText: TEXT }).click();
  const panel = desk.getByRole('dialog', { name: '反馈' });
  await panel.getByLabel('回复内容').fill(ANSWER);
  expect(await violations(desk)).toEqual([]);
  await panel.getByRole('button', { name: /回\s*复/ }).click();
  await panel.getByText(/admin 回复/).waitFor();

  await page.goto(`${site.server.origin}/msg`);
  await page.getByText('你的反馈有了回复').first().waitFor();
  await page.goto(`${site.server.origin}/myfeedback`);
  await page.getByText(ANSWER).waitFor();
});
