// @vitest-environment window
import { expect, test, vi } from 'vitest';
import { resetPassword } from '#schemas/login/endpoints.ts';
import { useSentForm } from '#src/page-kinds/use-sent-form.ts';
import { change } from '#src/platform/writing/change.ts';
import { payloadResolver } from '#src/platform/writing/payload-resolver.ts';
import { send } from '../harness/fill.ts';
import { mount } from '../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../harness/stub-back-end.ts';

const values = { phone: '13800138000', code: '111111', password: 'abcd1234' };

const Reset = (leaving: { leave?: () => void }) => {
  const form = useSentForm({
    defaultValues: values,
    resolver: payloadResolver(resetPassword),
    send: (typed) => change(resetPassword, typed),
    done: () => undefined,
    ...leaving,
  });
  return (
    <form onSubmit={form.onSubmit}>
      <button type="submit" disabled={form.busy}>
        {form.failure}
      </button>
    </form>
  );
};

const isBusy = (host: Element) => host.querySelector('button')?.disabled;

const done: Reply = { code: 200, data: {} };
const refused: Reply = { code: 42001, msg: '验证码不正确' };

test('a form that is left after it was sent is sent no more until it is gone', async () => {
  const requests = stubBackEnd(() => done);
  const leave = vi.fn();
  const { host } = await mount(<Reset leave={leave} />);
  await send(host);
  await send(host);
  expect(requests).toHaveLength(1);
  expect(leave).toHaveBeenCalledOnce();
  expect(isBusy(host)).toBe(true);
});

test('a refused form can be sent again', async () => {
  const replies = [refused, done];
  const requests = stubBackEnd(() => replies.shift() ?? done);
  const leave = vi.fn();
  const { host } = await mount(<Reset leave={leave} />);
  await send(host);
  expect(isBusy(host)).toBe(false);
  await send(host);
  expect(requests).toHaveLength(2);
  expect(leave).toHaveBeenCalledOnce();
});

test('a form that stays can be sent again', async () => {
  const requests = stubBackEnd(() => done);
  const { host } = await mount(<Reset />);
  await send(host);
  await send(host);
  expect(requests).toHaveLength(2);
});
