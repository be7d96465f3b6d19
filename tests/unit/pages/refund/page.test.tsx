// @vitest-environment window
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { noRefund } from '#schemas/order/samples.ts';
import { refundOrder, refundTerms } from '#schemas/refund/endpoints.ts';
import { terms } from '#schemas/refund/samples.ts';
import RefundPage from '#src/pages/refund/view.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';
import { orderOf } from '../../harness/pages/order-samples.ts';
import { stubBackEnd } from '../../harness/stub-back-end.ts';

const answer = {
  ...{ ...terms, points: 0, coupon: '', end_time: null, percent: 0, method: '余额支付' },
  reasons: ['买错了'],
};

beforeEach(() => {
  history.replaceState({ entry: crypto.randomUUID() }, '', '/tuikuan?id=5');
  writeSession('token', 't');
});

/** Asks for the refund; its answer is lost, whether it was carried out or not. */
const askLost = async (carriedOut: boolean) => {
  let state = 'done';
  let moved = {};
  const requests = stubBackEnd(({ path }) => {
    if (path === refundTerms.path)
      return { code: 200, data: { ...answer, ...moved, order: orderOf(5, { state }) } };
    if (carriedOut) {
      state = 'refunding';
      moved = { refund: { ...noRefund, state: 'sending' } };
    }
    return 'no envelope';
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RefundPage />
    </SWRConfig>,
  );
  await settle();
  await press(host.querySelector('input[type=radio]'));
  const submit = async () => {
    const all = [...host.querySelectorAll('button')];
    await press(all.find(({ textContent }) => textContent === '提交退款申请'));
    await settleUntil(() => host.querySelector('dialog[open] button') !== null);
    const requests = [...host.querySelectorAll('dialog[open] button')];
    await press(requests.find(({ textContent }) => textContent === '确认退款'));
    await settle();
    await settle();
  };
  await submit();
  return { host, submit, sent: () => requests.filter(({ path }) => path === refundOrder.path) };
};

test('a refund that was carried out although its answer was lost shows as such', async () => {
  const { host } = await askLost(true);
  expect(host.textContent).toContain('退款处理中');
  expect(host.textContent).not.toContain('提交退款申请');
});

test('one that was not can be sent again, under the same key', async () => {
  const { host, submit, sent } = await askLost(false);
  expect(host.querySelector('form [role=alert]')?.textContent).toContain('没有收到结果');
  await submit();
  const keys = sent().map(({ body }) => body.key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an amount that has changed meanwhile is shown and asked about again', async () => {
  let amount = '54.60';
  const requests = stubBackEnd(({ path, body }) => {
    if (path === refundTerms.path)
      return { code: 200, data: { ...answer, amount, order: orderOf(5, { state: 'done' }) } };
    if (body.amount === amount) return { code: 200, data: { state: 'refunding' } };
    return { code: 61035, msg: '可退内容有变化，请确认新的金额后重新提交', data: null };
  });
  const { host } = await mount(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RefundPage />
    </SWRConfig>,
  );
  await settle();
  await press(host.querySelector('input[type=radio]'));
  const buttons = () => [...host.querySelectorAll('button')];
  await press(buttons().find(({ textContent }) => textContent === '提交退款申请'));
  await settleUntil(() => host.querySelector('dialog[open]') !== null);
  const yes = async () => {
    await press(buttons().find(({ textContent }) => textContent === '确认退款'));
    await settle();
    await settle();
  };
  amount = '36.40';
  await yes();
  const question = host.querySelector('dialog[open]');
  await vi.waitFor(() => expect(question?.textContent).toContain('¥36.40'));
  expect(question?.textContent).toContain('请确认新的金额');
  await yes();
  const sent = requests.filter(({ path }) => path === refundOrder.path).map(({ body }) => body);
  expect(sent.map((body) => body.amount)).toEqual(['54.60', '36.40']);
  expect(new Set(sent.map((body) => body.key)).size).toBe(2);
});
