import { desc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chinaMinute } from '#schemas/china-time.ts';
import { liveAddress, liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { studioAddress } from '#schemas/studio/addresses.ts';
import { decideBroadcast } from '#schemas/studio/broadcast-desk-endpoints.ts';
import { live } from '#server/db/tables/live.ts';
import { broadcastTable } from '#server/db/tables/studio.ts';
import { HOUR, MINUTE } from '#server/platform/time/durations.ts';
import { pressButton, untilAnswered, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { loginAs, soon, visitHome } from '../harness/visits/home.ts';
import { visitLive } from '../harness/visits/live.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const TITLE = '青年医师的第一次查房';

const chooseFile = async (page: Page, at: number, name: string) => {
  await page.getByRole('button', { name: '从素材库选择' }).nth(at).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByText(at === 0 ? name : '当前封面', { exact: true }).waitFor();
};

const drawerOf = async (id: number) => {
  const desk = await openDesk(site, { path: `/operator/broadcast-applications/${id}` });
  const drawer = desk.getByRole('dialog', { name: '直播申请' });
  await drawer.getByText(TITLE).first().waitFor();
  return { desk, drawer };
};

test('a recording is applied for, refused, changed, approved, seen in the hall and plays as live', async () => {
  const token = await loginAs(site.db, 'demo_teacher');
  const page = await visitHome(site, { path: studioAddress(), token });
  await page.getByRole('link', { name: '申请直播' }).click();
  await page.getByText('未通过：请在介绍里写明适合哪一级的医师。').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '申请直播', exact: true }).click();

  // what is missing is told beside its field
  await pressButton(page, '提交审核');
  for (const words of ['请填写标题', '请选择视频', '请选择封面', '请选择开始时间'])
    await page.getByText(words, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('标题', { exact: true }).fill(TITLE);
  await page.getByLabel('直播介绍').fill('查房前、查房中、查房后。');
  await chooseFile(page, 0, '讲课录像.mp4');
  await chooseFile(page, 1, '讲台.svg');
  await page.getByLabel('时长（分钟）').fill('30');
  const startAt = Date.now() + 2 * HOUR;
  const start = page.getByLabel('开始时间');
  await start.fill(chinaMinute(Date.now() + 10 * MINUTE).replace(' ', 'T'));
  await pressButton(page, '提交审核');
  await page.getByText('要在 30 分钟以后、90 天以内', { exact: true }).waitFor();
  await start.fill(chinaMinute(startAt).replace(' ', 'T'));
  // what was typed is found again after the page was left
  await page.reload();
  expect(await page.getByLabel('标题', { exact: true }).inputValue()).toBe(TITLE);
  await untilShown(page, '已提交，审核结果会通知你', () => pressButton(page, '提交审核'));
  await page.getByRole('button', { name: `撤回 ${TITLE}` }).waitFor();

  const [row] = await site.db
    .select({ id: broadcastTable.id })
    .from(broadcastTable)
    .where(eq(broadcastTable.title, TITLE))
    .orderBy(desc(broadcastTable.id));
  const id = row?.id ?? 0;
  const first = await drawerOf(id);
  const film = first.drawer.locator('video');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), soon)
    .toBeGreaterThan(0);
  expect(await violations(first.desk)).toEqual([]);
  await first.drawer.getByLabel('不通过的理由').fill('介绍太短，请写明适合谁听');
  await untilAnswered(first.desk, decideBroadcast.path, () =>
    first.drawer.getByRole('button', { name: '不通过', exact: true }).click(),
  );

  await page.reload();
  await page.getByText('未通过：介绍太短，请写明适合谁听').waitFor();
  await page.getByRole('link', { name: `修改后重新提交 ${TITLE}` }).click();
  await page.getByLabel('直播介绍').fill('查房前、查房中、查房后。\n适合第一年住院医师。');
  await page.getByRole('radio', { name: '付费' }).check();
  await pressButton(page, '提交审核');
  await page.getByText('请填写 0.01 到 99999 的金额').waitFor();
  await page.getByRole('radio', { name: '免费' }).check();
  await untilShown(page, '已提交，审核结果会通知你', () => pressButton(page, '提交审核'));
  const again = await drawerOf(id);
  await again.drawer.getByRole('button', { name: '通过并安排播出' }).click();
  await untilAnswered(again.desk, decideBroadcast.path, () => pressButton(again.desk, '确认通过'));

  const learner = await visitLive(site, liveHallAddress({ tab: 'soon' }));
  await learner.getByRole('link', { name: new RegExp(TITLE) }).click();
  await learner.getByText('适合第一年住院医师。').waitFor();
  const named = eq(live.title, TITLE);
  const [planned] = await site.db.select().from(live).where(named);
  const liveId = planned?.id ?? 0;
  await page.reload();
  await page.getByRole('link', { name: `直播间 ${TITLE}` }).click();
  await page.waitForURL(`**${liveAddress({ id: liveId })}`);

  // its time comes while somebody waits in the room
  const room = await visitLive(site, liveRoomAddress({ id: liveId }));
  await room.getByText('距离开播', { exact: true }).waitFor();
  const now = Date.now();
  await site.db
    .update(live)
    .set({ startAt: new Date(now), endAt: new Date(now + 30 * MINUTE) })
    .where(named);
  await room.getByRole('button', { name: '播放直播' }).click();
  const time = () => room.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time, soon).toBeGreaterThan(0);
  await learner.goto(site.server.origin + liveHallAddress());
  await learner
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .waitFor();
});
