// @vitest-environment happy-dom
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderDetail } from '../../../schemas/api/trade.ts';
import { useCall } from '../../../src/platform/use-call.ts';
import { mount, settle } from '../mount.tsx';
import { stubBackEnd } from '../stub-back-end.ts';

beforeEach(() => localStorage.setItem('TOKEN', 'member'));
afterEach(() => localStorage.clear());

const refused = { code: 61001, msg: '订单不存在' };

test('a call is made anew while it is shown, and not once its page was left', async () => {
  const asked = stubBackEnd(() => refused);
  let again: () => void = () => undefined;
  const Order = () => {
    const { error, retry } = useCall(orderDetail, { id: '5' });
    again = retry;
    return error?.message;
  };
  const provider = () => new Map();
  const { host, render } = await mount(
    <SWRConfig value={{ provider }}>
      <Order />
    </SWRConfig>,
  );
  await settle();
  expect(host.textContent).toBe('订单不存在');
  expect(asked).toHaveLength(1);
  await settle(again);
  expect(asked).toHaveLength(2);
  await render(null);
  await settle(again);
  expect(asked).toHaveLength(2);
});
