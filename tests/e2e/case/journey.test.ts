import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decideEntry } from '#schemas/case/desk-endpoints.ts';
import { scoreCaseEntry, voteCaseEntry } from '#schemas/case/endpoints.ts';
import {
  casePartNames,
  caseParts,
  LONGEST_ENTRY_TITLE,
  LONGEST_PART,
} from '#schemas/case/fields.ts';
import { caseContest, caseCriterion, caseEntry, caseJudge } from '#server/db/tables/case.ts';
import { auditBooks } from '#server/libraries/audit/index.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { crowdOf } from '../../server/harness/order/crowd.ts';
import { pressButton, untilAnswered, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitHome } from '../harness/visits/home.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const HOSTILE = '<img src=x onerror="document.title=1"><b>反复胸痛</b>';
const TITLE = '一例反复胸痛';

/** The times of a contest that began so many days ago, with two days for each stage. */
const timesOf = (ago: number) => {
  const at = (day: number) => new Date(Date.now() + (day - ago) * DAY);
  return {
    ...{ submissionAt: at(0), submissionEnd: at(2), voteAt: at(2), voteEnd: at(4) },
    ...{ judgingAt: at(4), judgingEnd: at(6), resultAt: at(6) },
  };
};

/** A contest with two criteria and two judges. */
const start = async () => {
  const [author, voter, ...judges] = await crowdOf(site.db, 4);
  if (!author || !voter) throw new Error('nobody');
  const [made] = await site.db
    .insert(caseContest)
    .values({ title: '全程病例大赛', position: 99, ...timesOf(1) })
    .returning();
  const contestId = made?.id ?? 0;
  await site.db.insert(caseCriterion).values([
    { contestId, title: '诊断思路', most: 10, weight: 3, position: 1 },
    { contestId, title: '写作', most: 20, weight: 1, position: 2 },
  ]);
  await site.db.insert(caseJudge).values(judges.map(({ memberId }) => ({ contestId, memberId })));
  const move = (ago: number) =>
    site.db.update(caseContest).set(timesOf(ago)).where(eq(caseContest.id, contestId));
  return { contestId, path: `/case/${contestId}`, author, voter, judges, move };
};

test('a case is handed in, accepted, voted for, scored by two judges and placed', async () => {
  const { contestId, path, author, voter, judges, move } = await start();
  const page = await visitHome(site, { path, token: author.token });
  await pressButton(page, '我要投稿');
  const title = page.getByLabel('标题', { exact: true });
  await title.fill('长'.repeat(LONGEST_ENTRY_TITLE + 1));
  await pressButton(page, '提交病例');
  await page.getByText('请先确认病例已去除可识别患者身份的信息').first().waitFor();
  await title.fill(TITLE);
  for (const part of caseParts) await page.getByLabel(casePartNames[part]).fill(HOSTILE);
  const history = page.getByLabel(casePartNames.history);
  expect(await history.getAttribute('maxlength')).toBe(String(LONGEST_PART));
  expect(await violations(page)).toEqual([]);
  // the phone's way back closes the form, and what was typed is kept
  await untilShown(page, '草稿已保存', () => page.goBack());
  await page.getByText('草稿，还没有提交').waitFor();
  await page.reload();
  await pressButton(page, '继续填写');
  expect(await history.inputValue()).toBe(HOSTILE);
  await page.getByRole('checkbox').check();
  await untilShown(page, '已提交，审核后会通知你', () => pressButton(page, '提交病例'));
  await page.getByText('已提交，等待审核').waitFor();

  const [entry] = await site.db.select().from(caseEntry).where(eq(caseEntry.contestId, contestId));
  const desk = await openDesk(site, { path: `/operator/cases/${entry?.id}` });
  const drawer = desk.getByRole('dialog', { name: '病例' });
  await drawer.getByText(HOSTILE).first().waitFor();
  expect(await violations(desk)).toEqual([]);
  await drawer.getByRole('button', { name: '通过并公开' }).click();
  await untilAnswered(desk, decideEntry.path, () => pressButton(desk, '确认公开'));
  await drawer.getByText('已通过').waitFor();

  await move(3);
  const voting = await visitHome(site, { path, token: voter.token });
  await voting.getByRole('heading', { name: '正在公众投票' }).waitFor();
  await voting.getByRole('button', { name: TITLE }).click();
  await voting.getByText(HOSTILE).first().waitFor();
  await untilAnswered(voting, voteCaseEntry.path, () => pressButton(voting, '投一票'));
  await voting.getByRole('button', { name: '今天已投给这份病例' }).waitFor();

  await move(5);
  for (const [nth, { token }] of judges.entries()) {
    const judging = await visitHome(site, { path, token });
    await judging.getByRole('link', { name: '去评审' }).click();
    await judging.getByRole('button', { name: TITLE }).click();
    await judging.getByRole('slider', { name: '诊断思路' }).fill(String(8 + nth));
    await judging.getByRole('slider', { name: '写作' }).fill('10');
    await pressButton(judging, '提交评分');
    await untilAnswered(judging, scoreCaseEntry.path, () => pressButton(judging, '确认提交'));
    await judging.getByText('已提交评分，不能再改。').waitFor();
  }

  await move(7);
  const result = await visitHome(site, { path });
  await result.getByRole('heading', { name: '结果已公布' }).waitFor();
  // the mean of (3 × 8/10 + 1 × 10/20) / 4 and (3 × 9/10 + 1 × 10/20) / 4
  await result.getByText('第 1 名，76.25 分').first().waitFor();
  expect(await violations(result)).toEqual([]);
  expect(await auditBooks(site.db)).toEqual([]);
});
