import { expect, test } from 'vitest';
import { makeExamAppeal } from '#schemas/exam/appeal-endpoints.ts';
import { examDeskApi } from '#schemas/exam/desk-endpoints.ts';
import { examsOn } from '../../server/harness/exam/calls.ts';
import { consoleOn } from '../../server/harness/operator/console.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { tapTwice, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitHome } from '../harness/visits/home.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

/** A marked attempt of a new member, whose essay has brought three of ten points. */
const marked = async () => {
  const exams = examsOn(site.db);
  const exam = await exams.publish({ title: '病例考试', pass: 15 }, [
    { kind: 'judge', title: '对吗？', right: ['true'], points: 10 },
    { kind: 'text', title: '为什么？', points: 10 },
  ]);
  const { token } = await exams.join({ phone: '13900002026' });
  const { paper, submit } = await exams.begin(exam, token);
  await submit({ '对吗？': ['true'], '为什么？': ['先看了节律，再看间期'] });
  const desk = await consoleOn(site.db, {}, examDeskApi);
  const seat = await desk.newSeat('publish');
  const question = Number(paper.questions[1]?.id);
  const attempt = Number(paper.attempt);
  await desk.ask(
    'markExamAttempt',
    { attempt, marks: [{ question, points: 3, remark: '' }] },
    seat,
  );
  return { exam, attempt, token };
};

test('a member appeals against a mark, which is corrected and answered at the console', async () => {
  const { exam, attempt, token } = await marked();
  const page = await visitHome(site, { path: `/result?id=${exam}`, token });
  await page.getByRole('button', { name: '成绩申诉' }).click();
  const sheet = page.getByRole('dialog', { name: '成绩申诉' });
  await sheet.getByRole('button', { name: '提交申诉' }).click();
  await sheet.getByText('请写下哪里有疑问').waitFor();
  await sheet.getByLabel('申诉内容').fill('间期也写到了');
  expect(await violations(page)).toEqual([]);
  await tapTwice(sheet.getByRole('button', { name: '提交申诉' }), makeExamAppeal.path);
  await sheet.getByText('申诉已提交，答复会发到你的消息里。').waitFor();
  await sheet.getByText('间期也写到了').waitFor();

  const width = 375;
  const desk = await openDesk(site, {
    ...{ width, height: 812, hasTouch: true, isMobile: true },
    path: `/operator/appeals/${attempt}`,
  });
  const panel = desk.getByRole('dialog', { name: `答卷 ${attempt} 的申诉` });
  await panel.getByText('间期也写到了').waitFor();
  expect(await violations(desk)).toEqual([]);
  expect(await smallTaps(desk)).toEqual([]);
  await panel.getByRole('link', { name: `打开答卷 ${attempt} 的阅卷` }).click();
  const marking = desk.getByRole('dialog', { name: `答卷 ${attempt}`, exact: true });
  await marking.getByRole('button', { name: '更正第 2 题' }).click();
  await marking.getByRole('button', { name: '第 2 题给满分' }).click();
  await marking.getByLabel('第 2 题更正的原因').fill('间期写到了');
  await untilAnswered(desk, '/operator/api/correct-mark', () =>
    marking.getByRole('button', { name: '保存更正' }).click(),
  );
  await desk.goto(`${site.server.origin}/operator/appeals/${attempt}`);
  await panel.getByText('13 分 → 20 分（满分 20 分）').waitFor();
  await panel.getByLabel('答复内容').fill('间期写到了，已加分');
  await panel.getByRole('button', { name: '答复', exact: true }).click();
  await desk.getByText('已答复，学员会收到消息').waitFor();

  await page.reload();
  await page.getByRole('button', { name: '成绩申诉' }).click();
  await sheet.getByText(/^成绩已更正/).waitFor();
  await sheet.getByText('间期写到了，已加分').waitFor();
});
