// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { couponTotals } from '#schemas/coupon/endpoints.ts';
import { myProducts, studyWeek } from '#schemas/course/list-endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { memberHome } from '#schemas/member/endpoints.ts';
import { homeOfMember } from '#schemas/member/samples.ts';
import { orderCounts } from '#schemas/order/endpoints.ts';
import { pointsHome } from '#schemas/points/endpoints.ts';
import { emptyPage } from '#schemas/sample.ts';
import MyPage from '#src/pages/member/my/view.tsx';
import { pages } from '#src/pages/member/pages.ts';
import { beginSession } from '#src/platform/session/session.ts';
import { fixDate } from '../../harness/fixed-date.ts';
import { inPage, pageAt } from '../../harness/in-page.tsx';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const NOW = '2026-11-29T14:00:00+08:00';
fixDate(NOW);

const home = {
  ...{ ...homeOfMember, headimg: '' },
  counters: { ...homeOfMember.counters, unread: 12_345 },
};

const ok = (data: object): Reply => ({ code: 200, data });
const failure: Reply = { code: 500, msg: '服务开小差了' };
const seconds = (moment: string): number => Date.parse(moment) / 1000;

type Answers = Readonly<Record<string, Reply | Promise<Reply>>>;

const product = {
  ...{ id: 7, type: 1, title: '心电图入门', thumb: '', lesson_count: 10, finished: 4 },
  ...{ percent: 40, lesson: 3, lesson_title: '第三讲', at: seconds(NOW) },
};

const everything: Answers = {
  [memberHome.path]: ok(home),
  [myProducts.path]: ok({ data: [product], last_page: 1 }),
  [studyWeek.path]: ok({
    today: '2026-11-29',
    days: [
      { day: '2026-11-28', seconds: 600 },
      { day: '2026-11-29', seconds: 120 },
    ],
  }),
  [orderCounts.path]: ok({ unpaid: 2, grouping: 0, review: 12_000, refund: 1 }),
  [pointsHome.path]: ok({ balance: 1280, earned: 0, used: 0, signed: 0, worth: '1.00', rules: [] }),
  [couponTotals.path]: ok({
    ...{ unused: 3, used: 1, expired: 0 },
    ...{ next_end: seconds('2026-12-01T00:00:00+08:00'), ending: 1 },
  }),
};

const open = async (answers: Answers = {}) => {
  const known = { ...everything, ...answers };
  stubBackEnd(({ path }) => known[path] ?? { code: 404 });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      {inPage(pageAt(pages, myAddress), <MyPage />)}
    </SWRConfig>,
  );
  await settle();
  return host;
};

const wordsAt = (host: Element, href: string) =>
  host.querySelector(`a[href="${href}"]`)?.textContent;

const partOf = (host: Element, label: string) =>
  host.querySelector(`section[aria-label="${label}"]`)?.textContent;

beforeEach(() => {
  localStorage.clear();
  beginSession('token-2', { id: '2' });
});

test('a member sees where they stopped, their week, their orders, points and coupons', async () => {
  const host = await open();
  expect(host.textContent).toContain('继续学习 · 已学 40%第三讲心电图入门');
  expect(partOf(host, '本周学习')).toContain('12 分钟');
  expect(wordsAt(host, '/orderList?tab=unpaid')).toBe('2待付款');
  expect(wordsAt(host, '/orderList?tab=grouping')).toBe('待成团');
  expect(wordsAt(host, '/orderList?tab=review')).toBe('1.2万待评价');
  expect(wordsAt(host, '/orderList?tab=refund')).toBe('1退款/售后');
  expect(wordsAt(host, '/myIntegral')).toBe('1280积分今日未签到');
  expect(wordsAt(host, '/coupon')).toBe('3优惠券1 张明天到期');
});

test('a new member has nothing, and is told where to begin', async () => {
  const host = await open({
    [myProducts.path]: ok(emptyPage),
    [studyWeek.path]: ok({ today: '2026-11-29', days: [] }),
    [orderCounts.path]: ok({ unpaid: 0, grouping: 0, review: 0, refund: 0 }),
    [pointsHome.path]: ok({ balance: 0, earned: 0, used: 0, signed: 1, worth: '1.00', rules: [] }),
    [couponTotals.path]: ok({ unused: 0, used: 0, expired: 0, next_end: null, ending: 0 }),
  });
  expect(host.textContent).toContain('还没有学习记录去找一门课');
  expect(partOf(host, '本周学习')).toContain('还没有开始');
  expect(partOf(host, '我的订单')).toBe('我的订单全部订单待付款待成团待评价退款/售后');
  expect(wordsAt(host, '/myIntegral')).toBe('0积分今日已签到');
  expect(wordsAt(host, '/coupon')).toBe('0优惠券近期没有到期的');
});

test('before anything is known all ways stand there, and nothing that could be wrong', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = Object.entries(everything).map(([path, reply]) => [path, asked.then(() => reply)]);
  const host = await open(Object.fromEntries(late));
  expect(wordsAt(host, '/loginform')).not.toMatch(/讲师|认证医生/);
  expect(host.textContent).not.toMatch(/讲师|学习会员|申请入驻/);
  expect(host.textContent).not.toMatch(/开通会员卡|没有|去学一节|今日|\d/);
  expect(wordsAt(host, '/coupon')).toBe('…优惠券\u00a0');
  expect(host.querySelector('a[href="/service"]')).not.toBeNull();
  await settle(answer);
  await settle();
  expect(host.textContent).toContain('周明远');
  expect(host.textContent).not.toContain('…');
});

test('each part that fails says so, and leaves the others as they are', async () => {
  for (const path of Object.keys(everything)) {
    const host = await open({ [path]: failure });
    const failed = host.textContent ?? '';
    expect(failed, path).toMatch(/暂时没有取到|服务开小差了/);
    expect(failed.includes('周明远'), path).toBe(path !== memberHome.path);
    expect(failed.includes('第三讲'), path).toBe(path !== myProducts.path);
    expect(failed.includes('2待付款'), path).toBe(path !== orderCounts.path);
    expect(failed.includes('1280'), path).toBe(path !== pointsHome.path);
    expect(failed.includes('明天到期'), path).toBe(path !== couponTotals.path);
  }
});

test('the member’s own data that did not come are not told as zero, and can be asked for again', async () => {
  const host = await open({ [memberHome.path]: failure });
  expect(wordsAt(host, '/guanzhu')).toBe('–关注');
  expect(host.querySelector('[role="alert"]')?.textContent).toContain('服务开小差了');
  stubBackEnd(({ path }) => everything[path] ?? failure);
  await press(host.querySelector('[role="alert"] button'));
  await settle();
  expect(host.textContent).toContain('周明远');
});

test('a teacher and doctor is told apart, and finds the own page', async () => {
  const host = await open({ [memberHome.path]: ok({ ...home, teacher_id: 7, is_doctor: 1 }) });
  expect(wordsAt(host, '/join?id=7')).toBe('讲师主页');
  expect(wordsAt(host, '/doctor')).toBe('医生中心我是讲师');
  expect(wordsAt(host, '/loginform')).toContain('讲师认证医生');
});

test('a plain member sees no part, and the counters lead to their pages', async () => {
  const host = await open({ [memberHome.path]: ok({ ...home, vip_time: null }) });
  expect(host.textContent).not.toMatch(/讲师主页|学习会员/);
  expect(wordsAt(host, '/doctor')).toBe('医生中心申请入驻');
  expect(wordsAt(host, '/guanzhu')).toBe('13关注');
  expect(wordsAt(host, '/messages')).toBe('1.2万未读');
});

test('an account that is going to end says when, and leads to where that is taken back', async () => {
  const saved = await open();
  expect(saved.querySelector('a[href="/cancellation"]')).toBe(null);
  const host = await open({ [memberHome.path]: ok({ ...home, cancel_time: 1_795_161_600 }) });
  expect(wordsAt(host, '/cancellation')).toMatch(/^账号将于 11月20日 16:00 注销撤销注销$/);
});

test('every entry stands once', async () => {
  const host = await open({ [memberHome.path]: ok({ ...home, teacher_id: 7, is_doctor: 1 }) });
  const entries = [...host.querySelectorAll('header a, ul a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(entries).toContain('/questionnaire_certification');
  expect(entries).toContain('/service');
  expect(entries).toEqual([...new Set(entries)]);
});

test.each([
  [4_102_444_800, true],
  [1_700_000_000, false],
])('a card until %i shows: %s; without one there is a way to it', async (vip_time, shows) => {
  const host = await open({ [memberHome.path]: ok({ ...home, vip_time }) });
  const words = wordsAt(host, '/upgradeMember');
  expect(words?.includes('学习会员')).toBe(shows);
  expect(words?.includes('开通会员卡')).toBe(!shows);
});

test('without a phone it leads to where one is bound', async () => {
  const host = await open({ [memberHome.path]: ok({ ...home, phone: '' }) });
  expect(wordsAt(host, '/bindPhone')).toBe('手机号还没有绑定');
});
