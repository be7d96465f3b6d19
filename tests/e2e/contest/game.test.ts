import { expect, test } from 'vitest';
import { answerGame, claimGamePrize } from '#schemas/contest/endpoints.ts';
import { game, gamePrize } from '#server/db/tables/contest.ts';
import { whole } from '../../harness/whole.ts';
import { pool } from '../../server/harness/exam/calls.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { pressButton, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** A game of two questions of five points, of which c is right, with one cup to win. */
const openGame = async (seconds: number): Promise<number> => {
  const poolId = await publishQuestionnaire(
    site.db,
    { kind: 'exam', title: '题库', published: false },
    pool,
  );
  const row = { title: '答题赢水杯', poolId, draw: 2, seconds, position: 90 };
  const [made] = await site.db.insert(game).values(row).returning();
  const gameId = made?.id ?? 0;
  await site.db.insert(gamePrize).values({ gameId, title: '水杯', kind: 'goods', stock: 5 });
  return gameId;
};

const open = async (id: number) =>
  visitHome(site, { path: `/game/detail/${id}`, token: await loginAs(site.db, 'demo_vip') });

test('a game is played, goes on after a reload, and its prize is drawn and sent to an address', async () => {
  const page = await open(await openGame(600));
  await pressButton(page, '开始答题（还有 1 次）');
  await page.getByText('第 1 题 / 共 2 题').waitFor();
  await page.getByText('选项c', { exact: true }).click();
  await untilAnswered(page, answerGame.path, () => pressButton(page, '提交答案'));
  await page.getByText('答对了').waitFor();
  await page.reload();
  await page.getByText('答对了').waitFor();
  await pressButton(page, '下一题');
  await page.getByText('第 2 题 / 共 2 题').waitFor();
  await page.getByText('选项a', { exact: true }).click();
  await untilAnswered(page, answerGame.path, () => pressButton(page, '提交答案'));
  await page.getByText('正确答案：选项c').waitFor();
  expect(await violations(page)).toEqual([]);
  await pressButton(page, '看成绩');
  await page.getByText('得分 5 分').waitFor();
  await pressButton(page, '抽奖');
  await page.getByText('抽中 水杯').waitFor();
  await page.getByRole('link', { name: '填写收货地址' }).click();
  await page.getByRole('radiogroup', { name: '收货地址' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await untilAnswered(page, claimGamePrize.path, () => pressButton(page, '寄到这个地址'));
  await page.getByText('已收到你的地址，寄出后会有消息通知').waitFor();
});

test.runIf(whole)('a question whose time is over counts as wrong by itself', async () => {
  const page = await open(await openGame(5));
  await pressButton(page, '开始答题（还有 1 次）');
  await page.getByText('时间到，这题算答错').waitFor();
  await page.getByRole('button', { name: '下一题' }).waitFor();
});
