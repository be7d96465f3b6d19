// @vitest-environment window

import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { productDetail } from '../../../../schemas/course/endpoints.ts';
import { followPrompt } from '../../../../schemas/home/endpoints.ts';
import { orderByNo, orderDetail } from '../../../../schemas/order/endpoints.ts';
import { walletHome } from '../../../../schemas/wallet/endpoints.ts';
import BoughtPage from '../../../../src/pages/order/bought/view.tsx';
import ConfirmPage from '../../../../src/pages/order/detail/confirm/view.tsx';
import { writeSession } from '../../../../src/platform/session/session.ts';
import { boughtProduct } from '../../../../stories/pages/course/answers.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { detailOf } from '../../harness/pages/order-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  localStorage.clear();
  writeSession('token', 't');
});

const open = async (path: string, answers: Record<string, unknown>) => {
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
  await settle();
  await settle();
  const titles = () => [...host.querySelectorAll('h2')].map((each) => each.textContent);
  return { host, titles };
};

const bought = (own: object = {}) =>
  detailOf(5, { state: 'done', actions: ['use'], pay_time: NOW, ...own });
const follow = { system_name: '学习平台', wxcode: '/media/follow-card.svg' };

test('what was bought goes on to whom to follow and what else there is', async () => {
  const { host, titles } = await open('/fishedBuy?id=5', {
    [orderDetail.path]: bought(),
    [followPrompt.path]: follow,
    [productDetail.path]: boughtProduct,
  });
  expect(titles()).toEqual(['购买完成', '订单信息', '已开通', '关注学习平台', '相关课程']);
  expect(host.textContent).toContain('内容共 4 节讲师陈思远有效期长期有效');
  expect(host.querySelector('img[alt="学习平台的二维码"]')?.getAttribute('src')).toBe(
    follow.wxcode,
  );
  expect(host.textContent).toContain(boughtProduct.related[0]?.title);
});

test('neither stands there where there is none, or it does not come', async () => {
  const none = await open('/fishedBuy?id=5', {
    [orderDetail.path]: bought(),
    [followPrompt.path]: { system_name: '', wxcode: '' },
  });
  expect(none.titles()).toEqual(['购买完成', '订单信息']);
});

test('a card says until when it holds now', async () => {
  const card = bought({ kind: 'membership', link: '/upgradeMember' });
  const wallet = { balance: '0', points: 0, coupons: 0, new_time: NOW, forever: 0 };
  const until = await open('/fishedBuy?id=5', {
    [orderDetail.path]: card,
    [productDetail.path]: boughtProduct,
    [walletHome.path]: { ...wallet, vip_time: NOW + 86_400 },
  });
  expect(until.titles()).toEqual(['开通完成', '订单信息', '已开通']);
  expect(until.host.textContent).toContain('会员有效期至 2025-11-21');
  const ever = await open('/fishedBuy?id=5', {
    [orderDetail.path]: card,
    [walletHome.path]: { ...wallet, vip_time: NOW, forever: 1 },
  });
  expect(ever.host.textContent).toContain('会员有效期终身有效');
});

test('what takes place somewhere shows a ticket once it is paid', async () => {
  const meeting = { start_time: NOW, end_time: NOW + 7200, venue: '三楼报告厅', ticket_id: 5 };
  const { host } = await open('/fishedBuy?id=5', { [orderDetail.path]: bought(meeting) });
  expect(host.textContent).toContain('参加凭证');
  expect(host.textContent).toContain('2025-11-20 16:00 至 18:00');
  expect(host.querySelector('a[href="/order_downFinish?id=5"]')?.textContent).toBe('看凭证');
});

test('an order is confirmed or cancelled where its number leads', async () => {
  const path = `/appointment/confirmDetail/${encodeURIComponent('{"orderNo":"202611215"}')}`;
  const { host } = await open(path, { [orderByNo.path]: detailOf(5, { start_time: NOW }) });
  const names = [...host.querySelectorAll('button, a')].map((each) => each.textContent);
  expect(names).toEqual(expect.arrayContaining(['取消订单', '确认并支付']));
  expect(host.textContent).toContain('预约信息开播时间2025-11-20 16:00');
});
