import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foundTeam, joinTeam } from '#schemas/exam/team-endpoints.ts';
import { publishQuestionnaire } from '../../server/harness/questionnaire/publish.ts';
import { pressButton, untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const DAY = 86_400_000;

const publish = () =>
  publishQuestionnaire(
    site.db,
    {
      ...{ kind: 'exam', title: '科室团队赛', teamSize: 3, pass: 50, position: 901 },
      endAt: new Date(Date.now() + DAY),
    },
    [{ kind: 'judge', title: '对不对', right: ['true'], points: 50, required: false }],
  );

const openAs = async (openid: string, path: string): Promise<Page> =>
  visitHome(site, { path, token: await loginAs(site.db, openid) });

const handIn = async (page: Page, id: number, choice: string): Promise<void> => {
  await page.goto(`${site.server.origin}/start?id=${id}`);
  await page.getByRole('link', { name: '开始考试' }).click();
  await page.getByRole('radio', { name: choice, exact: true }).check();
  await page.getByText('已保存', { exact: true }).waitFor();
  await page.getByRole('link', { name: '去交卷' }).click();
  await pressButton(page, '确认交卷');
  await page.waitForURL(`${site.server.origin}/result?id=${id}`);
};

test('three found a team, join it by its link, hand in, and see their shares and their rank', async () => {
  const id = await publish();
  const captain = await openAs('demo_plain', `/start?id=${id}`);
  await captain.getByRole('link', { name: '先组队' }).click();
  await captain.getByText('现在没有缺人的队伍').waitFor();
  expect(await violations(captain)).toEqual([]);
  await pressButton(captain, '创建队伍');
  const sheet = captain.getByRole('dialog');
  await sheet.getByLabel('队名').fill('心');
  await sheet.getByRole('button', { name: '创建队伍' }).click();
  await sheet.getByText('队名要 2 到 20 个字').waitFor();
  await sheet.getByLabel('队名').fill('心内一队');
  await untilAnswered(captain, foundTeam.path, () =>
    sheet.getByRole('button', { name: '创建队伍' }).click(),
  );
  await captain.getByText('还差 2 人，满员后才能开考，快邀请队友吧').waitFor();
  expect(await violations(captain)).toEqual([]);
  const { pathname, search } = new URL(captain.url());

  const join = async (openid: string): Promise<Page> => {
    const page = await openAs(openid, `${pathname}${search}`);
    await pressButton(page, '加入队伍');
    const asking = page.getByRole('dialog');
    await asking.getByText('加入“心内一队”？').waitFor();
    await untilAnswered(page, joinTeam.path, () =>
      asking.getByRole('button', { name: '加入队伍' }).click(),
    );
    await page.getByRole('list', { name: '队员' }).waitFor();
    return page;
  };
  const second = await join('demo_vip');
  const third = await join('demo_doctor');
  await third.getByText('队伍已满员，队员各自开考').waitFor();
  const late = await openAs('demo_teacher', `${pathname}${search}`);
  await late.getByText('这支队伍已满员，看看其他队伍吧').waitFor();

  await handIn(captain, id, '对');
  await handIn(second, id, '对');
  await handIn(third, id, '错');
  await second.goto(`${site.server.origin}/teampersonal?id=${id}`);
  await second.getByText('为队伍贡献 50 分，占 50%').waitFor();
  expect(await violations(second)).toEqual([]);
  await third.goto(`${site.server.origin}${pathname}${search}`);
  await third.getByText('第 1 名，共 1 队').waitFor();
  await third.getByText('林晓 · 队长').waitFor();
  expect(await violations(third)).toEqual([]);
});
