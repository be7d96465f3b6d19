import { expect, it } from 'vitest';
import { orderApi } from '#schemas/order/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import { refundCalls } from '#schemas/refund/desk-endpoints.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { ownHomeApi } from '#server/read-models/home/index.ts';
import { retitled } from '../../harness/operator/console.ts';
import { ownHomes } from '../../harness/publication/in-front.ts';
import { habits } from '../../harness/upstream-answers.ts';

const { upstream, start } = ownHomes();

const ORDER = '/v1/index/sort';
const CONFIG = '/vb/Index/getIndexSystem';
const COURSES = '/v1/Index/getNewCourseList';
const theirOrder = Object.values(habits[ORDER] as { name: string }[]).map(({ name }) => name);
const own = new Set<string>(Object.values(ownHomeApi).map(({ path }) => path));

const reversed = (document: HomeDocument): HomeDocument => ({
  ...document,
  sections: document.sections.toReversed(),
});

it('what is published is the next order, and the contents are those of the back end', async () => {
  const { ask, newSeat, save, order, requests, app } = await start();
  expect(await order()).toEqual(theirOrder);
  const seat = await newSeat('publish');
  const version = await save(seat, reversed);
  expect(await ask('publish', { version, note: '' }, seat)).toMatchObject({ outcome: 'published' });
  upstream().calls.length = 0;
  await expect.poll(order).toEqual(theirOrder.toReversed());
  expect(await requests(ORDER)).toMatchObject({ code: 200, expire: -HOUR });
  const courses = await app.inject({
    method: 'POST',
    url: COURSES,
    headers: { token: 'a-members-token' },
    payload: { page: 2 },
  });
  expect(courses.json()).toMatchObject({ server: 'old-01', data: habits[COURSES] });
  expect(upstream().calls).toMatchObject([{ path: COURSES, token: 'a-members-token' }]);
});

it('every call that the home document decides is answered here, as it is without a back end', async () => {
  const { requests } = await start();
  upstream().calls.length = 0;
  for (const path of own)
    expect(await requests(path), path).toMatchObject({ status: 200, code: 200 });
  // its config alone is asked for, since it may hold more than flags and titles
  expect(upstream().calls.map(({ path }) => path)).toEqual([CONFIG]);
  const { data: tabs } = await requests('/vb/Index/getBottomStatus');
  expect(tabs.map(({ disabled }: { disabled: number }) => disabled)).toEqual([1, 0, 1, 1, 1]);
  expect((await requests('/v1/index/nav')).data).toHaveLength(6);
  expect((await requests('/v1/index/logo')).data).toMatchObject({ text_name: '旧系统学堂' });
  expect((await requests('/v1/Login/switchVersion')).data).toBe(2);
});

it('flags and titles are ours, and what else its config holds stays, also while it is silent', async () => {
  const { ask, newSeat, save, requests } = await start();
  const seat = await newSeat('publish');
  const version = await save(seat, (document) => ({
    ...retitled('本周资讯')(document),
    sections: retitled('本周资讯')(document).sections.map((section) =>
      section.name === '优质内容' ? { ...section, open: false } : section,
    ),
  }));
  await ask('publish', { version, note: '' }, seat);
  const config = async () => (await requests(CONFIG)).data;
  const expected = { information_module_title: '本周资讯', content_open: 0, updated_by: 'admin' };
  await expect.poll(config).toMatchObject(expected);
  upstream().set(CONFIG, 'hang');
  expect(await config()).toMatchObject(expected);
});

it('a publication begins at its time and ends at its time', async () => {
  let ahead = 0;
  const { ask, newSeat, save, order, app } = await start({ clock: () => Date.now() + ahead });
  const seat = await newSeat('publish');
  const version = await save(seat, reversed);
  const from = Date.now() + HOUR;
  await ask('schedulePublication', { version, note: '', from, until: from + HOUR }, seat);
  expect(await order()).toEqual(theirOrder);
  ahead = HOUR;
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(order, { timeout: 20_000 }).toEqual(theirOrder.toReversed());
  ahead = 2 * HOUR;
  await expect.poll(order, { timeout: 20_000 }).toEqual(theirOrder);
});

it('a restart keeps what was published, whatever the back end has become', async () => {
  const first = await start();
  const seat = await first.newSeat('publish');
  const version = await first.save(seat, reversed);
  await first.ask('publish', { version, note: '' }, seat);
  await first.stop();
  upstream().set(ORDER, { data: [{ name: '搜索框' }] });
  upstream().calls.length = 0;
  const { order, ask, newSeat } = await start();
  expect(await order()).toEqual(theirOrder.toReversed());
  expect(upstream().calls).toEqual([]);
  const { items } = await ask('listReleases', { page: 1 }, await newSeat('view'));
  expect(items).toHaveLength(2);
});

it('while the back end is down the page stands, and its contents fail as ever', async () => {
  const { order, requests } = await start();
  for (const path of [CONFIG, COURSES]) upstream().set(path, 'reset');
  expect(await order()).toEqual(theirOrder);
  expect(await requests(CONFIG)).toMatchObject({ status: 200, data: { live_open: 1 } });
  expect(await requests(COURSES)).toMatchObject({ status: 502, data: null });
});

it('the console has the desks of the home page and says what is not here', async () => {
  const { send, newSeat, app } = await start();
  const seat = await newSeat('publish');
  expect((await send('whoAmI', {}, seat)).data).toMatchObject({ inFront: true, ownHome: true });
  const { code, msg } = await send('previewSession', {}, seat);
  const { noPreviewMember } = publicationRefusals;
  expect([code, msg]).toEqual([String(noPreviewMember.code), noPreviewMember.message]);
  const looked = await send('readMemberFacts', { who: '1' }, seat);
  expect(looked.code).toBe(String(publicationRefusals.membersElsewhere.code));
  const headers = { cookie: seat.cookie, 'x-csrf': seat.csrf };
  const refunds = await app.inject({
    method: 'POST',
    url: refundCalls.list.path,
    headers,
    payload: { page: 1 },
  });
  expect(refunds.statusCode).toBe(404);
});

it('a review warns of no list that it cannot count, and of a module by what the back end says', async () => {
  const { ask, newSeat } = await start();
  const seat = await newSeat('view');
  const warnings = async () => (await ask('reviewDraft', {}, seat)).warnings;
  expect(await warnings()).toEqual([]);
  upstream().set('/v1/help/getModuleStart', { data: { liveModule: '0' } });
  expect(await warnings()).toEqual([
    { section: '直播标题', text: '直播模块未启用，直播标题 不会显示' },
  ]);
  upstream().set('/v1/help/getModuleStart', 'error');
  expect(await warnings()).toEqual([]);
});

it('on a site of its own the console reaches the calls of the preview, and no call that changes anything', async () => {
  const operatorOrigin = 'https://desk.example';
  const { app } = await start({
    config: { apiOrigin: upstream().origin, wechat: undefined, operatorOrigin },
  });
  const at = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { host: 'desk.example', 'x-forwarded-proto': 'https' },
      payload: {},
    });
  for (const url of [ORDER, COURSES, '/v1/help/getModuleStart', '/v1/allList?type=1'])
    expect((await at(url)).statusCode, url).toBe(200);
  upstream().calls.length = 0;
  for (const { path } of Object.values(orderApi)) expect((await at(path)).statusCode).toBe(404);
  expect(upstream().calls).toEqual([]);
});
