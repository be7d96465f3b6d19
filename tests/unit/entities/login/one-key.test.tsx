// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetPassword } from '#schemas/login/endpoints.ts';
import { useSmsCode } from '#src/entities/login/use-sms-code.ts';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { send } from '../../harness/fill.ts';
import { mount, press } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const phone = '13800138000';
const refused: Reply = { code: 42001, msg: '验证码不正确' };

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
});

/** What the back end was asked for under which keys, one reply after the other. */
const keysOf = (...replies: Reply[]) => {
  const requests = stubBackEnd(() => replies.shift() ?? refused);
  return () => requests.map(({ body }) => body.key);
};

type Values = { code: string };

const Reset = ({ code }: Values) => {
  const form = useSentForm({
    defaultValues: { code },
    resolver: payloadResolver(resetPassword),
    send: (values: Values) => change(resetPassword, { ...values, phone, password: 'abcd1234' }),
    done: () => undefined,
  });
  return (
    <form onSubmit={form.onSubmit}>
      <input {...form.register('code')} />
      <button type="submit">{form.failure}</button>
    </form>
  );
};

test('a form that was lost is sent again as the same request, also from a page come back to', async () => {
  const keys = keysOf('no envelope', 'no envelope', refused);
  const { host, render } = await mount(<Reset code="111111" />);
  await send(host);
  await send(host);
  await render(null);
  await render(<Reset code="111111" />);
  await send(host);
  expect(host.textContent).toBe('验证码不正确');
  await send(host);
  const [first, second, third, fourth] = keys();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('other values are another wish', async () => {
  const keys = keysOf('no envelope', 'no envelope');
  const { host, render } = await mount(<Reset key="a" code="222222" />);
  await send(host);
  await render(<Reset key="b" code="333333" />);
  await send(host);
  expect(new Set(keys()).size).toBe(2);
});

const Ask = ({ to }: { to: string }) => {
  const sms = useSmsCode('reset', to);
  return (
    <button type="button" onClick={() => void sms.ask()}>
      {sms.failure}
    </button>
  );
};

test('a code that was not answered is asked for under the same key, for the same phone', async () => {
  const keys = keysOf('no envelope', 'no envelope', 'no envelope', refused);
  const { host, render } = await mount(<Ask to={phone} />);
  const tap = () => press(host.querySelector('button'));
  await tap();
  await tap();
  await render(<Ask to="13900139000" />);
  await tap();
  await tap();
  await tap();
  const [first, second, other, again, anew] = keys();
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(again).toBe(other);
  expect(anew).not.toBe(other);
});
