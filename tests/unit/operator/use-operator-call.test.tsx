// @vitest-environment window
import { SWRConfig } from 'swr';
import { beforeEach, expect, test } from 'vitest';
import { listOperators } from '../../../schemas/operator/endpoints.ts';
import { Loaded } from '../../../src/operator/parts/loaded.tsx';
import { beginOperator } from '../../../src/operator/session.ts';
import { useOperatorCall } from '../../../src/operator/use-operator-call.ts';
import { mount, press, settle } from '../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

beforeEach(() => beginOperator({ operator: { id: 1, name: '小周', role: 'publish' }, csrf: 'a' }));

const account = { id: 1, name: '小周', role: 'edit', active: true, createdAt: 1 };

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
  expect(host.textContent).toBe('小周');
});
