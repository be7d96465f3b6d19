import { expect, test } from 'vitest';
import { liveMessage } from '#server/db/tables/live.ts';
import { member } from '#server/db/tables/member.ts';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';
import {
  demoLive,
  heldLine,
  liveKey,
  log,
  say,
  timesShown,
  visitLive,
} from '../harness/visits/live.ts';

const site = onSite();

const address = async (position: number) => `/zhiboing/${await liveKey(site.db, position)}`;

test('two members talk in a live room, and markup stays text', async () => {
  const path = await address(demoLive.free);
  const one = await visitLive(site, path);
  const other = await visitLive(site, path, { openid: 'demo_vip' });
  await log(one).getByText('声音画面都很清楚').waitFor();
  await log(other).getByText('声音画面都很清楚').waitFor();
  await say(one, '请问这一页可以再讲一遍吗');
  await log(other).getByText('请问这一页可以再讲一遍吗').waitFor();
  const markup = '<b onclick="alert(1)">可以</b>';
  await say(other, markup);
  await log(one).getByText(markup).waitFor();
  expect(await timesShown(one, '请问这一页可以再讲一遍吗')).toBe(1);
  expect(await timesShown(other, markup)).toBe(1);
  await one.getByText('2人在线').waitFor();
  await one.getByText('延迟约 10 秒').waitFor();
});

test('the host mutes a member, who reads why and until when; then lifts it', async () => {
  const path = await address(demoLive.ownTeacher);
  const host = await visitLive(site, path, { openid: 'demo_teacher' });
  const seat = await visitLive(site, path);
  await log(seat).getByText('期待病例复盘').waitFor();
  await say(seat, '刷屏的话');
  const choose = async (action: string) => {
    await log(host).getByRole('button', { name: '刷屏的话' }).click();
    await host.getByRole('button', { name: action }).click();
  };
  await choose('禁言 10 分钟');
  await seat
    .getByText(/^你已被禁言，(?:\d+月\d+日|\d{4}-\d\d-\d\d) \d\d:\d\d 后可以发言$/)
    .waitFor();
  await seat.getByLabel('聊天内容').fill('还能说吗');
  expect(await seat.getByRole('button', { name: '发送' }).isDisabled()).toBe(true);
  await log(host).getByText('林晓已被禁言 10 分钟').waitFor();
  await choose('解除禁言');
  await log(seat).getByText('你已解除禁言').waitFor();
  await seat.getByRole('button', { name: '发送' }).click();
  await log(host).getByText('还能说吗').waitFor();
});

test.runIf(whole)(
  'two tabs of one member are one voice: heard once in both, muted in both',
  async () => {
    const path = await address(demoLive.ownTeacher);
    const host = await visitLive(site, path, { openid: 'demo_teacher' });
    const first = await visitLive(site, path, { openid: 'demo_vip' });
    const second = await first.context().newPage();
    await second.goto(site.server.origin + path);
    for (const tab of [first, second]) await log(tab).getByText('期待病例复盘').waitFor();
    const answer = { first: '在第一页说的', second: '在第二页说的' };
    await say(first, answer.first);
    await say(second, answer.second);
    for (const page of [first, second, host])
      for (const body of Object.values(answer)) {
        await log(page).getByText(body, { exact: true }).first().waitFor();
        expect(await timesShown(page, body)).toBe(1);
      }
    const choose = async (action: string) => {
      await log(host).getByRole('button', { name: answer.second }).click();
      await host.getByRole('button', { name: action }).click();
    };
    await choose('禁言 10 分钟');
    for (const tab of [first, second]) {
      await tab.getByText(/^你已被禁言，/).waitFor();
      await tab.getByLabel('聊天内容').fill('两页都能说了吗');
      await tab.getByLabel('聊天内容').press('Enter');
      expect(await tab.getByLabel('聊天内容').inputValue()).toBe('两页都能说了吗');
    }
    await choose('解除禁言');
    for (const tab of [first, second]) await log(tab).getByText('你已解除禁言').waitFor();
    await second.getByRole('button', { name: '发送' }).click();
    for (const page of [first, second, host]) {
      await log(page).getByText('两页都能说了吗').first().waitFor();
      expect(await timesShown(page, '两页都能说了吗')).toBe(1);
    }
  },
);

test.runIf(whole)('the host recalls a message and silences all', async () => {
  const path = await address(demoLive.ownTeacher);
  const host = await visitLive(site, path, { openid: 'demo_teacher' });
  const seat = await visitLive(site, path);
  await log(seat).getByText('期待病例复盘').waitFor();
  await say(seat, '说错的话');
  await log(host).getByRole('button', { name: '说错的话' }).click();
  await host.getByRole('button', { name: '撤回这条消息' }).click();
  await log(seat).getByText('你的一条消息已撤回').waitFor();
  expect(await timesShown(seat, '说错的话')).toBe(0);
  await host.getByRole('button', { name: '管理' }).click();
  await host.getByRole('button', { name: '开启全员禁言' }).click();
  await seat.getByText('讲师已开启全员禁言', { exact: true }).first().waitFor();
  await expect.poll(() => seat.locator('form').innerText(), soon).toContain('全员禁言');
  await host.getByRole('button', { name: '关闭全员禁言' }).click();
  await expect.poll(() => seat.locator('form').innerText(), soon).not.toContain('全员禁言');
});

test('a broken line comes back with what was missed, once, and sends what was typed', async () => {
  const path = await address(demoLive.free);
  const line = heldLine();
  const shaky = await visitLive(site, path, { prepare: line.prepare });
  const steady = await visitLive(site, path, { openid: 'demo_vip' });
  await log(shaky).getByText('声音画面都很清楚').waitFor();
  await log(steady).getByText('声音画面都很清楚').waitFor();
  // the words go as soon as the log comes by calls: looked for from before the cut on
  const notified = shaky.getByText('连接已断开，正在重新连接…').waitFor();
  await line.cut();
  await notified;
  await say(steady, '断线时的第一句');
  await say(steady, '断线时的第二句');
  await say(shaky, '断线时我说的');
  line.mend();
  await log(steady).getByText('断线时我说的').waitFor();
  await log(shaky).getByText('断线时的第二句').waitFor();
  await shaky.getByText('发送中').waitFor({ state: 'detached' });
  for (const page of [shaky, steady])
    for (const body of ['断线时的第一句', '断线时的第二句', '断线时我说的'])
      expect(await timesShown(page, body)).toBe(1);
});

test('where no socket opens, the chat goes on by calls', async () => {
  const path = await address(demoLive.free);
  const line = heldLine();
  await line.cut();
  const one = await visitLive(site, path, { prepare: line.prepare });
  const other = await visitLive(site, path, { openid: 'demo_vip' });
  await log(one).getByText('声音画面都很清楚').waitFor();
  await say(one, '没有套接字也能说');
  await log(other).getByText('没有套接字也能说').waitFor();
  await say(other, '也能听');
  await log(one).getByText('也能听', { exact: true }).waitFor();
  expect(await timesShown(one, '没有套接字也能说')).toBe(1);
});

test('the stream plays, and goes on', async () => {
  const page = await visitLive(site, await address(demoLive.free));
  await page.getByRole('button', { name: '播放直播' }).click();
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time, soon).toBeGreaterThan(0);
  const begun = await time();
  await expect.poll(time, soon).toBeGreaterThan(begun + 1);
});

test.runIf(whole)('a stream that is refused says why and is asked for again', async () => {
  const expected = [/403/];
  let refuse = true;
  const page = await visitLive(site, await address(demoLive.free), {
    expected,
    prepare: (opened) =>
      opened.route('**/stream/**', (route) =>
        refuse ? route.fulfill({ status: 403, body: 'gone' }) : route.continue(),
      ),
  });
  await page.getByRole('button', { name: '播放直播' }).click();
  await page.getByRole('alert').getByText('播放地址已失效').waitFor();
  refuse = false;
  await page.getByRole('button', { name: '重试' }).click();
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time, soon).toBeGreaterThan(0);
});

test.runIf(whole)(
  'who reads further up stays there, is told of what is new, and reads back',
  async () => {
    const db = site.db;
    const id = await liveKey(db, 7);
    const [writer] = await db.select().from(member).limit(1);
    const rows = Array.from({ length: 130 }, (_, index) => ({
      ...{ liveId: id, memberId: writer?.id ?? 0, kind: 'text' as const, at: new Date() },
      ...{ body: `第 ${index} 句`, clientKey: `many:${index}` },
    }));
    await db.insert(liveMessage).values(rows);
    const reader = await visitLive(site, `/zhiboing/${id}`);
    const speaker = await visitLive(site, `/zhiboing/${id}`, { openid: 'demo_vip' });
    await log(reader).getByText('第 129 句').waitFor();
    await log(speaker).getByText('第 129 句').waitFor();
    const atEnd = () =>
      log(reader).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 2);
    await expect.poll(atEnd, soon).toBe(true);
    await log(reader).evaluate((box) => box.scrollTo(0, box.scrollHeight / 2));
    const positionOf = () => log(reader).evaluate((box) => box.scrollTop);
    const before = await positionOf();
    await say(speaker, '新的一句');
    await reader.getByRole('button', { name: '1 条新消息' }).waitFor();
    expect(await positionOf()).toBe(before);
    await log(reader).evaluate((box) => box.scrollTo(0, 0));
    const first = log(reader).getByText('第 80 句');
    await log(reader).getByText('第 40 句').waitFor({ state: 'attached' });
    await expect.poll(() => first.isVisible()).toBe(true);
    await expect.poll(positionOf, soon).toBeGreaterThan(500);
    await reader.getByRole('button', { name: '1 条新消息' }).click();
    await expect.poll(atEnd, soon).toBe(true);
    await say(speaker, '又一句');
    await log(reader).getByText('又一句').waitFor();
    await expect.poll(atEnd, soon).toBe(true);
  },
);
