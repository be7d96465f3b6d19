// @vitest-environment window

import { act } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cancelOrder, orderDetail, orderList } from '#schemas/order/endpoints.ts';
import OrdersPage from '#src/pages/order/list/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { detailOf, orderOf } from '../../harness/pages/order-samples.ts';
import { NOW } from '../../harness/pages/sample-now.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/orderList?tab=unpaid');
  writeSession('token', 't');
});

const buttonIn = (element: Element | null | undefined, name: string) =>
  [...(element?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);

test('the question that stands open belongs to its order, whatever rows go meanwhile', async () => {
  let answerCancel: (reply: Reply) => void = () => undefined;
  const cancelled: unknown[] = [];
  let ids = [1, 2, 3];
  stubBackEnd(({ path, body }): Reply | Promise<Reply> => {
    if (path === orderList.path)
      return { code: 200, data: { data: ids.map((id) => orderOf(id)), last_page: 1 } };
    if (path === orderDetail.path) {
      const id = Number(body.id);
      const state = ids.includes(id) ? 'unpaid' : 'cancelled';
      return { code: 200, data: detailOf(id, { state }) };
    }
    if (path !== cancelOrder.path) return 'no envelope';
    cancelled.push(body.id);
    return new Promise<Reply>((resolve) => {
      answerCancel = resolve;
    });
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrdersPage />
    </SWRConfig>,
  );
  await settle();
  const rowOf = (title: string) =>
    [...host.querySelectorAll('li')].find((row) =>
      row.querySelector('article')?.textContent?.includes(title),
    );
  const openOf = (title: string) => rowOf(title)?.querySelector('dialog[open]');
  await press(buttonIn(rowOf('第1单'), '取消订单'));
  await press(buttonIn(openOf('第1单'), '取消订单'));
  await press(buttonIn(rowOf('第2单'), '取消订单'));
  expect(openOf('第2单')?.textContent).toContain('第2单');
  ids = [2, 3];
  await settle(() => answerCancel({ code: 200, data: { state: 'cancelled' } }));
  await settle();
  expect(rowOf('第1单')).toBeUndefined();
  expect(host.querySelectorAll('dialog[open]')).toHaveLength(1);
  await press(buttonIn(host.querySelector('dialog[open]'), '取消订单'));
  expect(cancelled).toEqual(['1', '2']);
});

test('an order whose time is over is asked for now and then, not without a pause', async () => {
  vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = () => ({ new_time: Math.floor(Date.now() / 1000), expire_time: NOW + 5 });
  const requests = stubBackEnd(({ path }): Reply => {
    if (path === orderList.path)
      return { code: 200, data: { data: [orderOf(1, clock())], last_page: 1 } };
    return { code: 200, data: detailOf(1, clock()) };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrdersPage />
    </SWRConfig>,
  );
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  const details = () => requests.filter(({ path }) => path === orderDetail.path);
  await pass(7_500);
  expect(host.textContent).toContain('支付时间已过');
  expect(details()).toHaveLength(1);
  await pass(30_000);
  expect(details().length).toBeGreaterThanOrEqual(3);
  expect(details().length).toBeLessThanOrEqual(5);
});

test('an order that was cancelled although the answer was lost shows so', async () => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/orderList');
  let state = 'unpaid';
  const actions = () => (state === 'unpaid' ? ['pay', 'cancel'] : ['delete']);
  stubBackEnd(({ path }): Reply => {
    if (path === orderList.path) return { code: 200, data: { data: [orderOf(1)], last_page: 1 } };
    if (path === orderDetail.path)
      return { code: 200, data: detailOf(1, { state, actions: actions() }) };
    state = 'cancelled';
    return 'no envelope';
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrdersPage />
    </SWRConfig>,
  );
  await settle();
  await press(buttonIn(host, '取消订单'));
  await press(buttonIn(host.querySelector('dialog[open]'), '取消订单'));
  await settle();
  expect(host.querySelector('dialog[open]')).toBeNull();
  expect(host.querySelector('article')?.textContent).toContain('已取消');
});
