// @vitest-environment window
import { beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#schemas/order/endpoints.ts';
import { NewPrice } from '#src/entities/order/new-price.tsx';
import { writeSession } from '#src/platform/session/session.ts';
import { button } from '../../harness/fill.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => writeSession('token', 't'));

/** Taps the offer of a new price, which the server answers with `reply`. */
const tap = async (reply: Reply, newPay = '80.00', name = '取消并按新价下单') => {
  const requests = stubBackEnd(() => reply);
  const heard: string[] = [];
  const { host } = await mount(
    <NewPrice
      id="7"
      newPay={newPay}
      onCancelled={() => heard.push('cancelled')}
      onUnchanged={() => heard.push('kept')}
    />,
  );
  await press(button(host, name));
  await settle();
  const cancelled = requests.filter(({ path }) => path === cancelOrder.path).length;
  return { heard, cancelled, text: host.textContent ?? '' };
};

test('a tap cancels the old order and leads on', async () => {
  const { heard, cancelled, text } = await tap({ code: 200, data: { state: 'cancelled' } });
  expect([heard, cancelled]).toEqual([['cancelled'], 1]);
  expect(text).toContain('该内容现价 ¥80.00');
});

test('what the card gives is said to cost nothing', async () => {
  const reply = { code: 200, data: { state: 'cancelled' } };
  const { heard, text } = await tap(reply, '0.00', '取消订单，直接学习');
  expect(heard).toEqual(['cancelled']);
  expect(text).toContain('会员卡已包含该内容，无需付款');
});

test('an order that was paid meanwhile is read anew and says why', async () => {
  const { heard, text } = await tap({ code: 61008, msg: '订单已支付' });
  expect(heard).toEqual(['kept']);
  expect(text).toContain('订单已支付');
});

test('where no answer came nothing is claimed, and it can be tapped again', async () => {
  const { heard, text } = await tap('no envelope');
  expect(heard).toEqual([]);
  expect(text).toContain('没有收到结果，可以再试一次');
  expect(text).toContain('取消并按新价下单');
});
