import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { wechatIdentity } from '#server/db/tables/login.ts';
import { moduleSwitch } from '#server/db/tables/site.ts';
import { giveGrant } from '#server/domains/course/index.ts';
import { untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import { demoLive, liveKey, log, visitLive } from '../harness/visits/live.ts';

const site = onSite();

const keyOf = (position: number) => liveKey(site.db, position);

test('the hall lists by status, leads on and comes back to the same tab', async () => {
  const page = await visitLive(site, '/house');
  await page.getByRole('link', { name: /冠心病介入治疗/ }).waitFor();
  await page.getByRole('tab', { name: '预告' }).click();
  const coming = page.getByRole('link', { name: /疑难心电图现场判读/ });
  await coming.waitFor();
  expect(await page.getByRole('link', { name: /冠心病介入治疗/ }).count()).toBe(0);
  await coming.click();
  await page.locator('[data-page="/zhibodet"]').waitFor();
  await page.getByText('距离开始').waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: '预告', selected: true }).waitFor();
});

test('a reservation in the hall holds on the broadcast’s own page', async () => {
  const page = await visitLive(site, '/house?tab=soon');
  const answered = (name: string) =>
    untilAnswered(page, setRelation.path, () => page.getByRole('button', { name }).click());
  await answered('预约：疑难心电图现场判读');
  await page.getByRole('button', { name: '已预约：疑难心电图现场判读' }).waitFor();
  await page.goto(`${site.server.origin}/zhibodet?id=${await keyOf(demoLive.soon)}`);
  await answered('已预约');
  await page.getByRole('button', { name: '预约提醒' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '预约提醒' }).waitFor();
});

test('the hall says so while the module is closed', async () => {
  const db = site.db;
  const set = (open: boolean) =>
    db.update(moduleSwitch).set({ open }).where(eq(moduleSwitch.name, 'liveModule'));
  await set(false);
  try {
    const page = await visitLive(site, '/house');
    await page.getByText('直播暂未开放，开放后会在这里显示').waitFor();
    await page.goto(`${site.server.origin}/zhiboing/${await keyOf(demoLive.free)}`);
    await page.getByRole('link', { name: '先看看课程' }).waitFor();
  } finally {
    await set(true);
  }
});

test('a password room asks once, says what is wrong, and remembers', async () => {
  const path = `/zhiboing/${await keyOf(demoLive.password)}`;
  const page = await visitLive(site, path);
  const enter = page.getByRole('button', { name: '进入直播间' });
  await enter.click();
  await page.getByText('请输入直播密码').waitFor();
  await page.getByLabel('直播密码', { exact: true }).fill('study2025');
  await enter.click();
  await page.getByText('密码不正确，请重新输入').waitFor();
  await page.getByLabel('直播密码', { exact: true }).fill('study2026');
  await enter.click();
  await log(page).waitFor();
  await page.reload();
  await log(page).waitFor();
});

test('a paid room tells its price and where to buy, and opens to a grant', async () => {
  const db = site.db;
  const id = await keyOf(demoLive.paid);
  const page = await visitLive(site, `/zhiboing/${id}`);
  await page.getByText('购票后观看').waitFor();
  const buy = page.getByRole('link', { name: /购买$/ });
  expect(await buy.getAttribute('href')).toBe(`/order_submit/${id}?kind=live`);
  const [plain] = await db
    .select()
    .from(wechatIdentity)
    .where(eq(wechatIdentity.openid, 'demo_plain'));
  const given = { memberId: plain?.memberId ?? 0, target: 'live', targetId: id } as const;
  await giveGrant(db, { ...given, source: 'buy', endAt: null }, Date.now());
  await page.reload();
  await page.getByRole('button', { name: '播放直播' }).waitFor();
});

const NO_PAGE = '页面不存在，链接可能已失效或地址有误';

test.each([
  ['0', '直播不存在或已下架'],
  ['99999', '直播不存在或已下架'],
  ['abc', '直播不存在或已下架'],
  ['%E4%B8%AD', NO_PAGE],
])('there is no broadcast %s', async (id, words) => {
  const page = await visitLive(site, `/zhiboing/${id}`);
  await page.getByText(words).waitFor();
  await page.goto(`${site.server.origin}/zhibodet?id=${id}`);
  await page.getByRole('link', { name: '去直播大厅' }).waitFor();
});

test('a room before its start counts down and takes reservations', async () => {
  const page = await visitLive(site, `/zhiboing/${await keyOf(demoLive.soon)}`);
  await page.getByText('距离开播', { exact: true }).waitFor();
  await page.getByRole('button', { name: '预约提醒' }).click();
  await page.getByRole('button', { name: '已预约' }).waitFor();
});

test('a replay plays from its beginning; its chat is read only', async () => {
  const page = await visitLive(site, `/zhiboing/${await keyOf(demoLive.replay)}`);
  await page.getByText('直播已结束，不能再发言').waitFor();
  await page.getByRole('button', { name: '播放', exact: true }).click();
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time, soon).toBeGreaterThan(0);
});

test('the room fits a phone and the bubbles stay in it', async () => {
  const page = await visitLive(site, `/zhiboing/${await keyOf(demoLive.free)}`);
  await log(page).getByText('声音画面都很清楚').waitFor();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 420 });
  const lower = () =>
    page.getByLabel('聊天内容').evaluate((field) => field.getBoundingClientRect().bottom);
  await expect.poll(lower, soon).toBeLessThanOrEqual(420);
});
