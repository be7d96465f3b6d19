// @vitest-environment window
import { act } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { listOperators, whoAmI } from '#schemas/operator/endpoints.ts';
import { Loaded } from '#src/operator/parts/panel/loaded.tsx';
import { beginOperator } from '#src/operator/session.ts';
import { useOperatorCall } from '#src/operator/use-operator-call.ts';
import { mount, press, settle } from '../harness/mount.tsx';
import { signedOperator } from '../harness/operator/signed-operator.ts';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

beforeEach(() => beginOperator({ operator: signedOperator('publish'), csrf: 'a' }));

const account = {
  id: 1,
  name: '小周',
  role: 'edit',
  active: true,
  createdAt: 1,
  secondFactor: false,
  lastSignInAt: null,
  lastDevice: '',
};

const Names = () => {
  const called = useOperatorCall(listOperators, {}, { fresh: true });
  return (
    <>
      <button type="button" id="refresh" onClick={called.refresh} />
      <Loaded call={called}>
        {({ operators }) => <p>{operators.map(({ name }) => name).join()}</p>}
      </Loaded>
    </>
  );
};

test('a screen says why nothing came, tries again, and keeps what it shows while it reads anew', async () => {
  let reply: Reply = 'no envelope';
  stubBackEnd(() => reply);
  const provider = () => new Map();
  const { host } = await mount(
    <SWRConfig value={{ provider }}>
      <Names />
    </SWRConfig>,
  );
  await settle();
  expect(host.textContent).toContain('网络连接失败，请稍后重试');
  reply = { code: 200, data: { operators: [account] } };
  await press(host.querySelector('button:not(#refresh)'));
  await settle();
  expect(host.textContent).toBe('小周');
  reply = { code: 500, msg: '忙' };
  await press(host.querySelector('#refresh'));
  await settle();
  expect(host.textContent).toMatch(/^忙。下面是 .+ 读到的内容，可能已经变了。重 ?试小周$/);
  reply = { code: 200, data: { operators: [account] } };
  await press(host.querySelector('button:not(#refresh)'));
  await settle();
  expect(host.textContent).toBe('小周');
});

test('what is shown says that it is old while there is no network', async () => {
  stubBackEnd(() => ({ code: 200, data: { operators: [account] } }));
  const provider = () => new Map();
  const { host } = await mount(
    <SWRConfig value={{ provider }}>
      <Names />
    </SWRConfig>,
  );
  await settle();
  expect(host.textContent).toBe('小周');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => void dispatchEvent(new Event('offline')));
  expect(host.textContent).toMatch(/^网络断开了。下面是 .+ 读到的内容，可能已经变了。小周$/);
  network.mockRestore();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(host.textContent).toBe('小周');
});

test('a window that gets the focus reads anew, but not what is read only when it is asked for', async () => {
  const requests = stubBackEnd(() => ({ code: 200, data: {} }));
  const Asking = () => {
    useOperatorCall(whoAmI, {}, { fresh: true, reconnect: false });
    useOperatorCall(listOperators, {}, { fresh: true });
    return null;
  };
  const provider = () => new Map();
  await mount(
    <SWRConfig value={{ provider, focusThrottleInterval: 0, dedupingInterval: 0 }}>
      <Asking />
    </SWRConfig>,
  );
  await settle();
  const times = ({ path }: { path: string }) => requests.filter((one) => one.path === path).length;
  // SWR reads anew in a timer of its own
  await act(() =>
    vi.waitFor(() => {
      dispatchEvent(new Event('focus'));
      expect(times(listOperators)).toBeGreaterThan(1);
    }),
  );
  await settle();
  expect(times(whoAmI)).toBe(1);
});
