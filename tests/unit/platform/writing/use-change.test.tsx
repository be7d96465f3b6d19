// @vitest-environment window
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#schemas/order/endpoints.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { mount, press, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

beforeEach(() => localStorage.setItem('TOKEN', 'member'));
afterEach(() => localStorage.clear());

type Props = { id?: string; onAnswer?: () => void };

const Cancel = ({ id = '5', onAnswer }: Props) => {
  const { send, busy, failure } = useChange(cancelOrder, '没有成功');
  const press = async () => {
    if (await send({ id })) onAnswer?.();
  };
  return (
    <button type="button" onClick={() => void press()}>
      {busy ? 'busy' : failure || 'idle'}
    </button>
  );
};

const done: Reply = { code: 200, data: { state: 'cancelled' } };

test('a second tap does nothing while the first is under way', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const requests = stubBackEnd(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  let answers = 0;
  const { host } = await mount(<Cancel onAnswer={() => (answers += 1)} />);
  const button = host.querySelector('button');
  await press(button);
  await press(button);
  expect(requests).toHaveLength(1);
  expect(host.textContent).toBe('busy');
  await settle(() => answer(done));
  await settle();
  expect(host.textContent).toBe('idle');
  expect(answers).toBe(1);
});

test('what was lost is sent under the same key, what was answered under another', async () => {
  let reply: Reply = 'no envelope';
  const requests = stubBackEnd(() => reply);
  const { host } = await mount(<Cancel />);
  const button = host.querySelector('button');
  const keys = () => requests.map(({ body }) => body.key);
  await press(button);
  await settle();
  expect(host.textContent).toBe('没有成功');
  await press(button);
  await settle();
  expect(keys()[1]).toBe(keys()[0]);
  reply = { code: 61008, msg: '订单已支付' };
  await press(button);
  await settle();
  expect(host.textContent).toBe('订单已支付');
  expect(keys()[2]).toBe(keys()[0]);
  await press(button);
  await settle();
  expect(keys()[3]).not.toBe(keys()[0]);
});

test('another payload is another intent', async () => {
  const requests = stubBackEnd(() => 'no envelope');
  const { host, render } = await mount(<Cancel />);
  await press(host.querySelector('button'));
  await settle();
  await render(<Cancel id="6" />);
  await press(host.querySelector('button'));
  await settle();
  expect(requests[1]?.body.key).not.toBe(requests[0]?.body.key);
});

test('each of several has its own intent, and its newest wish alone counts', async () => {
  let reply: Reply = 'no envelope';
  const requests = stubBackEnd(() => reply);
  const Row = ({ id = '5' }: Props) => {
    const { send } = useChange(cancelOrder, '没有成功', ofId);
    return <button type="button" onClick={() => void send({ id })} />;
  };
  const { host, render } = await mount(<Row />);
  const tap = async (id: string) => {
    await render(<Row id={id} />);
    await press(host.querySelector('button'));
    await settle();
    return requests.at(-1)?.body.key;
  };
  const [five, six] = [await tap('5'), await tap('6')];
  expect(six).not.toBe(five);
  expect([await tap('5'), await tap('6')]).toEqual([five, six]);
  reply = done;
  expect(await tap('6')).toBe(six);
  reply = 'no envelope';
  expect(await tap('6')).not.toBe(six);
  expect(await tap('5')).toBe(five);
});
