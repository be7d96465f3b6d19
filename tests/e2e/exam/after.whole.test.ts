import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { practiseWrong, removeWrong } from '#schemas/exam/endpoints.ts';
import { judged } from '../../server/harness/exam/calls.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { pressButton, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** A demo member's token, and what this member asks of the server. */
const memberOf = async (name: string) => {
  const token = await loginAs(site.db, name);
  const ask = async (path: string, body: object) => {
    const answer = await fetch(site.server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
    const { code, data } = await answer.json();
    if (String(code) !== '200') throw new Error(`${path} answered ${code}`);
    return data;
  };
  return { token, ask };
};

/** An exam that `name` has sent: the single choice and the judge are wrong. */
const sentExam = async (name: string, title: string, pass = 30) => {
  const own = { kind: 'exam', title, position: -9, pass } as const;
  const id = await publishQuestionnaire(
    site.db,
    { ...own, showAnswers: 'after_submit', endAt: null },
    judged,
  );
  const { token, ask } = await memberOf(name);
  const paper = await ask('/v1/exam/start', { id: String(id), key: `begin-${id}` });
  const statement: Readonly<Record<string, string[]>> = {
    '哪个对？': ['a'],
    '哪些对？': ['a', 'b'],
    '对吗？': ['false'],
    '血压 __ / __': ['120', '80mmHg'],
  };
  const answers = paper.questions.map((request: { id: string; title: string }) => ({
    question: String(request.id),
    values: statement[request.title] ?? [],
  }));
  await ask('/v1/exam/submit', {
    ...{ attempt: String(paper.attempt), version: paper.version, answers, key: `send-${id}` },
  });
  return { id, token };
};

const open = (path: string, token: string): Promise<Page> => visitHome(site, { path, token });

test('a result tells what was right and leads to the wrong answers, one of which is practised and one removed', async () => {
  const { id, token } = await sentExam('demo_vip', '错题的考试');
  const page = await open(`/result?id=${id}`, token);
  await page.getByText('距离及格还差 10 分，考试次数已用完').waitFor();
  await page.getByText('单选题').waitFor();
  await page.getByText('因为丙').waitFor();
  await page.getByRole('link', { name: '看错题' }).click();
  await page.getByText('只看：错题的考试').waitFor();
  const single = page.getByRole('article', { name: '哪个对？' });
  const judge = page.getByRole('article', { name: '对吗？' });
  await judge.waitFor();
  await single.getByRole('button', { name: '重练' }).click();
  const sheet = page.getByRole('dialog', { name: '重练' });
  await sheet.getByText('选项b', { exact: true }).click();
  await untilAnswered(page, practiseWrong.path, () => pressButton(page, '提交答案'));
  await sheet.getByText('累计答错 2 次').waitFor();
  await pressButton(page, '再练一次');
  await sheet.getByText('选项c', { exact: true }).click();
  await untilAnswered(page, practiseWrong.path, () => pressButton(page, '提交答案'));
  await sheet.getByText('回答正确').waitFor();
  await pressButton(page, '完成');
  await sheet.waitFor({ state: 'hidden' });
  await single.waitFor({ state: 'detached' });
  await judge.getByRole('button', { name: '移除' }).click();
  const question = page.getByRole('dialog', { name: '移出错题本？' });
  await untilAnswered(page, removeWrong.path, () =>
    question.getByRole('button', { name: '移除' }).click(),
  );
  await question.waitFor({ state: 'hidden' });
  await page.getByText('这场考试里没有未掌握的错题').waitFor();
  await page.getByRole('tab', { name: '已掌握' }).click();
  await single.getByText('已掌握').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: '看错题' }).waitFor();
});

test('a ranking prints its rule, and one’s own place at its end', async () => {
  const { id, token } = await sentExam('demo_doctor', '排名的考试', 20);
  await sentExam('demo_vip', '别的考试');
  const page = await open(`/rank?id=${id}`, token);
  await page.getByText('按最好成绩排名').waitFor();
  await page.getByRole('list', { name: '排行榜' }).getByText('陈医生（我）').waitFor();
  await page.getByText('我 · 第 1 名，共 1 人').waitFor();
  await page.getByRole('tab', { name: '今日' }).click();
  await page.getByText('我 · 第 1 名，共 1 人').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('span')).toBe('today');
  // what the answer told beside its rows is kept with them
  await page.reload();
  await page.getByText('我 · 第 1 名，共 1 人').waitFor();
  await page.getByText('按最好成绩排名').waitFor();
});

test('the list has every exam in its tab, and leads to the result of what was sent', async () => {
  const { id, token } = await sentExam('demo_teacher', '列表的考试');
  const page = await open('/myTest', token);
  await page.getByRole('link', { name: '急诊心电图限时快答' }).waitFor();
  await page.getByRole('tab', { name: '已完成' }).click();
  const row = page.getByRole('link', { name: '列表的考试' });
  await row.getByText('20 分 / 满分 40 分').waitFor();
  await row.getByText('未通过', { exact: true }).waitFor();
  await row.click();
  await page.waitForURL(`${site.server.origin}/result?id=${id}`);
  await page.getByText('这次没有及格').waitFor();
  await page.goBack();
  await row.waitFor();
});

test('an exam that is not there, and one that was not sent, lead on', async () => {
  const token = await loginAs(site.db, 'demo_plain');
  const page = await open('/result?id=999999', token);
  await page.getByText('考试不存在或已下架').waitFor();
  await page.getByRole('link', { name: '看看我的考试' }).click();
  await page.getByRole('link', { name: '手卫生月度考核' }).waitFor();
  await page.goto(`${site.server.origin}/rank`);
  await page.getByText('考试不存在或已下架').waitFor();
});
