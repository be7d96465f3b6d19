// @vitest-environment window
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { boundPhone, memberInfo } from '#schemas/member/identity-endpoints.ts';
import { loadEverything, openHome } from '../harness/home/open-home.tsx';
import { press, settle, settleUntil } from '../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

// the carousel measures, which nothing here can
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, undefined] }));

const CODE = '../../../src/home/coupons/open-coupons.ts';

beforeAll(async () => {
  await loadEverything();
  // it comes with the companion
  await import(CODE);
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/redIndex');
  vi.stubGlobal('IntersectionObserver', undefined);
});

const ok = (data: unknown): Reply => ({ code: 200, msg: '', data });

const iconOn = (host: HTMLElement) =>
  [...host.querySelectorAll('a')].find(({ textContent }) => textContent === '领取优惠券');

const tapIn = async (route: string, replies: Record<string, Reply>) => {
  const requests = stubBackEnd(({ path }) => replies[path] ?? ok(null));
  const { host } = await openHome(route);
  await press(iconOn(host));
  await settle();
  return () => requests.map(({ path }) => path).filter((path) => path in replies);
};

/** Where the page leads on to. */
const elsewhere = async () => {
  await settleUntil(() => location.pathname !== '/redIndex');
  return location.pathname + location.search;
};

it('a member without a phone is led to the registration, with member_id and zhuce', async () => {
  localStorage.setItem('TOKEN', 't-1');
  const called = await tapIn('/redIndex', {
    [boundPhone.path]: ok(''),
    [memberInfo.path]: ok({ member_id: 9 }),
  });
  expect(await elsewhere()).toBe('/register?member_id=9&zhuce=1');
  expect(called()).toEqual([boundPhone.path, memberInfo.path]);
});

it.each([
  ['a phone is bound', { [boundPhone.path]: ok('13800000000') }],
  ['the question fails', { [boundPhone.path]: { code: 500, msg: '服务繁忙' } }],
  ['the member is not told', { [boundPhone.path]: ok(''), [memberInfo.path]: '<html>' }],
])('a member is led to the coupons where %s', async (_when, replies) => {
  localStorage.setItem('TOKEN', 't-1');
  const called = await tapIn('/redIndex', replies);
  expect(await elsewhere()).toBe('/yhj');
  expect(called()).toEqual(Object.keys(replies));
});

it('a second tap meanwhile asks nothing', async () => {
  localStorage.setItem('TOKEN', 't-1');
  let release: (reply: Reply) => void = () => undefined;
  const requests = stubBackEnd(({ path }) =>
    path === boundPhone.path ? new Promise<Reply>((resolve) => (release = resolve)) : ok(null),
  );
  const { host } = await openHome('/redIndex');
  await press(iconOn(host));
  await press(iconOn(host));
  await settle(() => release(ok('13800000000')));
  expect(await elsewhere()).toBe('/yhj');
  expect(requests.filter(({ path }) => path === boundPhone.path)).toHaveLength(1);
});

it('a member who has gone elsewhere meanwhile stays there', async () => {
  localStorage.setItem('TOKEN', 't-1');
  let release: (reply: Reply) => void = () => undefined;
  stubBackEnd(({ path }) =>
    path === boundPhone.path ? new Promise<Reply>((resolve) => (release = resolve)) : ok(null),
  );
  const { host } = await openHome('/redIndex');
  await press(iconOn(host));
  history.pushState(null, '', '/my');
  await settle(() => release(ok('13800000000')));
  await settle();
  expect(location.pathname).toBe('/my');
});

it.each(['/newIndex', '/index', '/foodIndex'])('the icon of %s is a plain link', async (route) => {
  localStorage.setItem('TOKEN', 't-1');
  const called = await tapIn(route, { [boundPhone.path]: ok('') });
  expect(called()).toEqual([]);
});

it('a visitor is asked for nothing', async () => {
  const called = await tapIn('/redIndex', { [boundPhone.path]: ok('') });
  expect(called()).toEqual([]);
});

it('a member is led to the coupons where the code does not come', async () => {
  localStorage.setItem('TOKEN', 't-1');
  vi.doMock(CODE, () => {
    throw new Error('no network');
  });
  const requests = stubBackEnd(() => ok(null));
  const { host } = await openHome('/redIndex');
  await press(iconOn(host));
  await settleUntil(() => location.pathname === '/yhj');
  expect(requests.filter(({ path }) => path === boundPhone.path)).toEqual([]);
});

it('a member is led to the coupons where the code does not come', async () => {
  localStorage.setItem('TOKEN', 't-1');
  vi.doMock(CODE, () => {
    throw new Error('no network');
  });
  const requests = stubBackEnd(() => ok(null));
  const { host } = await openHome('/redIndex');
  await press(iconOn(host));
  await settleUntil(() => location.pathname === '/yhj');
  expect(requests.filter(({ path }) => path === boundPhone.path)).toEqual([]);
});
