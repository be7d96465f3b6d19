// @vitest-environment window
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { payOrder, payResult } from '#schemas/payment/endpoints.ts';
import PayPage from '#src/pages/payment/pay/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { detailOf } from '../../harness/pages/order-samples.ts';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

let result: Reply = 'no envelope';
let order: object = {};

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/order_pay/5');
  writeSession('token', 't');
  order = {};
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'WeixinJSBridge');
});

const answerOf = (payment: string, state = 'unpaid'): Reply => ({
  code: 200,
  data: { state, payment, message: '', expire_time: null, new_time: null },
});

const sheet = { provider: 'wechat', pay_no: '1', amount: '54.60' };

const open = async () => {
  const requests = stubBackEnd(({ path, body }): Reply => {
    if (path === orderDetail.path) return { code: 200, data: detailOf(5, order) };
    if (path === payResult.path) return result;
    const paid = body.method === 'balance' ? { provider: 'none' } : sheet;
    return { code: 200, data: { state: 'unpaid', sheet: paid } };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Route path="/order_pay/:id">
        <PayPage />
      </Route>
    </SWRConfig>,
  );
  await settle();
  const pay = async () => {
    await press([...host.querySelectorAll('button')].find((one) => /^支付/.test(one.innerText)));
    await settle();
  };
  return { host, pay, paths: () => requests.map(({ path }) => path), requests };
};

const inMessenger = (end: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0.50');
  const invoke = (_name: string, _options: object, onEnd: (result: unknown) => void) =>
    onEnd({ err_msg: `get_brand_wcpay_request:${end}` });
  Object.assign(globalThis, { WeixinJSBridge: { invoke, on: () => undefined } });
};

test('outside of the messenger its payment cannot be chosen, says why, and the balance is', async () => {
  const { host, pay, requests } = await open();
  const [wechat, balance] = [...host.querySelectorAll<HTMLInputElement>('input[name=method]')];
  expect([wechat?.disabled, wechat?.checked, balance?.checked]).toEqual([true, false, true]);
  expect(wechat?.closest('label')?.textContent).toBe('微信支付请在微信中打开后使用');
  await pay();
  expect(requests.find(({ path }) => path === payOrder.path)?.body.method).toBe('balance');
  expect(location.pathname).toBe('/order_finish');
});

test('where neither is there the button waits', async () => {
  order = {
    methods: [
      { method: 'wechat', name: '微信支付', enough: 1, balance: null, messenger: 1 },
      { method: 'balance', name: '余额支付', enough: 0, balance: '1.00', messenger: 0 },
    ],
  };
  const { host } = await open();
  const button = [...host.querySelectorAll('button')].find((one) => /^支付/.test(one.innerText));
  expect(button?.disabled).toBe(true);
  expect(host.textContent).toContain('余额 ¥1.00，不足支付本单');
});

test('a sheet that failed is believed only as far as the server says so', async () => {
  inMessenger('fail');
  result = answerOf('failed');
  const { host, pay, paths } = await open();
  await pay();
  expect(paths()).toContain(payResult.path);
  expect(location.pathname).toBe('/order_pay/5');
  expect(host.querySelector('[role=alert]')?.textContent).toBe(
    '支付未成功，可以换一种方式或再试一次',
  );
});

const reportingCases: [string, Reply][] = [
  ['paid', answerOf('paid', 'done')],
  ['processing', answerOf('processing')],
  ['lost', 'no envelope'],
];

test.each(reportingCases)(
  'where the server’s word is %s it is the next page’s matter',
  async (_, reply) => {
    inMessenger('fail');
    result = reply;
    const { pay } = await open();
    await pay();
    expect(location.pathname).toBe('/order_finish');
  },
);

test('an order that was paid elsewhere shows so when the page is seen again', async () => {
  const { host } = await open();
  expect(host.textContent).toContain('支付 ¥54.60');
  order = { state: 'done' };
  await settle(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settleUntil(() => location.pathname === '/order_finish');
});
