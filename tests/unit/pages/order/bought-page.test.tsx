// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { teamGroup } from '#schemas/activity/endpoints.ts';
import { productDetail } from '#schemas/course/endpoints.ts';
import { boughtProduct } from '#schemas/course/samples.ts';
import { followPrompt } from '#schemas/home/endpoints.ts';
import { orderByNo, orderDetail } from '#schemas/order/endpoints.ts';
import { walletHome } from '#schemas/wallet/endpoints.ts';
import BoughtPage from '#src/pages/order/bought/view.tsx';
import ConfirmPage from '#src/pages/order/detail/confirm/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, settle, settleUntil } from '../../harness/mount.tsx';
import { detailOf } from '../../harness/pages/order-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  localStorage.clear();
  writeSession('token', 't');
});

/** Opens the page and waits until these texts stand on it. */
const open = async (path: string, answers: Record<string, unknown>, ...texts: string[]) => {
  history.replaceState({ entry: crypto.randomUUID() }, '', path);
  stubBackEnd((one): Reply => {
    const data = answers[one.path];
    return data === undefined ? 'no envelope' : { code: 200, data };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Route path="/fishedBuy">
        <BoughtPage />
      </Route>
      <Route path="/appointment/confirmDetail/:json">
        <ConfirmPage />
      </Route>
    </SWRConfig>,
  );
  const titles = () => [...host.querySelectorAll('h2')].map((each) => each.textContent);
  await settleUntil(() => texts.every((text) => host.textContent?.includes(text)));
  await settle();
  return { host, titles };
};

const bought = (own: object = {}) =>
  detailOf(5, { state: 'done', actions: ['use'], pay_time: NOW, ...own });
const follow = { system_name: '学习平台', wxcode: '/media/follow-card.svg' };

test('what was bought goes on to whom to follow and what else there is', async () => {
  const { host, titles } = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: bought(),
      [followPrompt.path]: follow,
      [productDetail.path]: boughtProduct,
    },
    '关注学习平台',
    '相关课程',
  );
  expect(titles()).toEqual(['支付成功', '订单信息', '已开通', '关注学习平台', '相关课程']);
  expect(host.textContent).toContain('内容共 4 节讲师陈思远有效期长期有效');
  expect(host.querySelector('img[alt="学习平台的二维码"]')?.getAttribute('src')).toBe(
    follow.wxcode,
  );
  expect(host.textContent).toContain(boughtProduct.related[0]?.title);
});

test('开始学习 leads to the lesson to go on with, not to the page that sells', async () => {
  const { host } = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: bought({ study: '/coursedet/9' }),
    },
    '开始学习',
  );
  const [button] = [...host.querySelectorAll('a')].filter((a) => a.textContent === '开始学习');
  expect(button?.getAttribute('href')).toBe('/coursedet/9');
});

test('neither stands there where there is none, or it does not come', async () => {
  const none = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: bought(),
      [followPrompt.path]: { system_name: '', wxcode: '' },
    },
    '订单信息',
  );
  expect(none.titles()).toEqual(['支付成功', '订单信息']);
});

test('a card says until when it holds now', async () => {
  const card = bought({ kind: 'membership', link: '/upgradeMember' });
  const wallet = { balance: '0', points: 0, coupons: 0, new_time: NOW, forever: 0 };
  const until = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: card,
      [productDetail.path]: boughtProduct,
      [walletHome.path]: { ...wallet, vip_time: NOW + 86_400 },
    },
    '会员有效期',
  );
  expect(until.titles()).toEqual(['支付成功', '订单信息', '已开通']);
  expect(until.host.textContent).toContain('会员有效期至 2025-11-21');
  const ever = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: card,
      [walletHome.path]: { ...wallet, vip_time: NOW, forever: 1 },
    },
    '会员有效期',
  );
  expect(ever.host.textContent).toContain('会员有效期终身有效');
});

test('what takes place somewhere shows a ticket once it is paid', async () => {
  const meeting = { start_time: NOW, end_time: NOW + 7200, venue: '三楼报告厅', ticket_id: 5 };
  const { host } = await open(
    '/fishedBuy?id=5',
    { [orderDetail.path]: bought(meeting) },
    '查看凭证',
  );
  expect(host.textContent).toContain('参加凭证');
  expect(host.textContent).toContain('2025-11-20 16:00 至 18:00');
  expect(host.querySelector('a[href="/order_downFinish?id=5"]')?.textContent).toBe('查看凭证');
  const next = host.querySelector('[role=status] a');
  expect([next?.textContent, next?.getAttribute('href')]).toEqual([
    '查看凭证',
    '/order_downFinish?id=5',
  ]);
});

const group = (own: object) => ({
  [teamGroup.path]: {
    ...{ id: 3, leader: '周*远', headimg: '', mine: 1, people: [], new_time: NOW },
    ...{ need: 3, joined: 2, left: 1, stop_time: NOW + 7200, state: 'open', ...own },
    activity: { id: 1, type: 1, title: '拼团', state: 'running' },
  },
});
const position = { kind: 'team', link: '/teamDetails/1?group=3', group_id: 3, pay: '39.60' };

test('a group that waits says how many are missing and until when, and who to ask', async () => {
  const { host, titles } = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: bought({ ...position, state: 'grouping', actions: ['invite'] }),
      ...group({}),
    },
    '前未满会自动退款',
  );
  expect(titles().slice(0, 2)).toEqual(['支付成功，等待成团', '还差 1 人成团']);
  expect(host.textContent).toContain('2025-11-20 18:00 前未满会自动退款');
  expect(host.querySelector('[role=status]')?.textContent).toContain('¥39.60');
  const invites = [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(invites).toContain('邀请好友参团');
  expect(host.querySelector('[role=status] a')).toBeNull();
});

test('a group that is full says so', async () => {
  const { titles } = await open(
    '/fishedBuy?id=5',
    {
      [orderDetail.path]: bought({ ...position, full_time: NOW }),
      ...group({ state: 'full', joined: 3, left: 0 }),
    },
    '已成团',
  );
  expect(titles().slice(0, 2)).toEqual(['支付成功', '已成团']);
});

test('an order is confirmed or cancelled where its number leads', async () => {
  const path = `/appointment/confirmDetail/${encodeURIComponent('{"orderNo":"202611215"}')}`;
  const { host } = await open(
    path,
    { [orderByNo.path]: detailOf(5, { start_time: NOW }) },
    '预约信息',
  );
  const names = [...host.querySelectorAll('button, a')].map((each) => each.textContent);
  expect(names).toEqual(expect.arrayContaining(['取消订单', '确认并支付']));
  expect(host.textContent).toContain('预约信息开播时间2025-11-20 16:00');
});
