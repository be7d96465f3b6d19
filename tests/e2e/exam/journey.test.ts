import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { practiseWrong, submitExam } from '#schemas/exam/endpoints.ts';
import { award } from '#server/db/tables/award.ts';
import { attempt } from '#server/db/tables/questionnaire.ts';
import {
  type PaperQuestion,
  publishQuestionnaire,
} from '../../server/harness/questionnaire/publish.ts';
import { pressButton, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, type VisitOptions, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const options = [
  { id: 'a', title: '青霉素' },
  { id: 'b', title: '头孢曲松' },
];
const requests: readonly PaperQuestion[] = [
  { kind: 'single', title: '首选哪个？', options, right: ['a'], points: 60, required: false },
  { kind: 'judge', title: '可以停药', right: ['false'], points: 40, required: false },
];

const visit = async (path: string, more: VisitOptions = {}): Promise<Page> =>
  visitHome(site, { path, token: await loginAs(site.db, 'demo_plain'), ...more });

const saved = (page: Page) => page.getByText('已保存', { exact: true }).waitFor();
const shown = (page: Page, number: number) =>
  page.getByRole('region', { name: `第 ${number} 题，共 2 题` }).waitFor();

/** An exam with a certificate for its pass; gives the exam's id. */
const publish = async (): Promise<number> => {
  const own = { kind: 'exam', title: '合理用药结业考试', pass: 60 } as const;
  const examId = await publishQuestionnaire(
    site.db,
    { ...own, showAnswers: 'after_submit' },
    requests,
  );
  const terms = { title: '合理用药结业证书', target: 'exam', kind: 'certificate' } as const;
  await site.db.insert(award).values({ ...terms, examId, needPass: true });
  return examId;
};

test('an exam begun on one phone is finished on another, its wrong answer is practised, and its certificate is verified by a visitor', async () => {
  const id = await publish();
  const phone = await visit(`/start?id=${id}`, { expected: [/ERR_FAILED/] });
  await phone.getByRole('link', { name: '开始考试' }).click();
  await shown(phone, 1);
  await phone.getByLabel('青霉素').check();
  await saved(phone);
  await pressButton(phone, '下一题');
  await shown(phone, 2);
  await phone.route('**/v1/exam/save', (route) => route.abort());
  await phone.getByRole('radio', { name: '对', exact: true }).check();
  await phone.getByText('未同步，已存在本机').waitFor();
  await phone.unroute('**/v1/exam/save');
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await saved(phone);

  const other = await visit(`/start?id=${id}`);
  await other.getByText('上次已答 2 题').waitFor();
  await other.getByRole('link', { name: '继续考试' }).click();
  await shown(other, 1);
  await expect.poll(() => other.getByLabel('青霉素').isChecked()).toBe(true);
  await pressButton(other, '下一题');
  await shown(other, 2);
  await expect
    .poll(() => other.getByRole('radio', { name: '对', exact: true }).isChecked())
    .toBe(true);
  await other.getByRole('link', { name: '去交卷' }).click();
  await untilAnswered(other, submitExam.path, () => pressButton(other, '确认交卷'));
  await other.waitForURL(`${site.server.origin}/result?id=${id}`);
  const sent = await site.db.select().from(attempt).where(eq(attempt.questionnaireId, id));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ score: 60, passed: true });

  await other.getByRole('link', { name: '看错题' }).click();
  const wrong = other.getByRole('article', { name: '可以停药' });
  await wrong.getByRole('button', { name: '重练' }).click();
  const sheet = other.getByRole('dialog', { name: '重练' });
  await sheet.getByText('错', { exact: true }).click();
  await untilAnswered(other, practiseWrong.path, () => pressButton(other, '提交答案'));
  await sheet.getByText('回答正确').waitFor();
  await pressButton(other, '完成');
  await wrong.waitFor({ state: 'detached' });
  // the closed sheet's entry has left the history
  await other.waitForFunction(() => !history.state?.layers);
  await other.goBack();

  await other.getByRole('button', { name: '领取', exact: true }).click();
  await other.getByRole('img', { name: /^学号 \d+的证书：合理用药结业证书/ }).waitFor();
  const way = other.getByRole('link', { name: '查看验证页' });
  const address = (await way.getAttribute('href')) ?? '';
  const visitor = await visitHome(site, { path: address });
  await visitor.getByRole('heading', { name: '证书有效' }).waitFor();
  await visitor.getByText('合理用药结业证书').first().waitFor();
});
