// @vitest-environment window
// @window-url https://app.example/appendAddr
import { beforeEach, expect, it } from 'vitest';
import { useAddressForm } from '#src/pages/address/form/use-form.ts';
import { blank } from '#src/pages/address/form/values.ts';
import { toastStore } from '#src/platform/feedback/toast.ts';
import { writeSession } from '#src/platform/session/session.ts';
import { fill, send } from '../../harness/fill.ts';
import { mount, settle } from '../../harness/mount.tsx';
import { type Reply, stubBackEnd } from '../../harness/stub-back-end.ts';

const filled = {
  ...blank,
  ...{ receiver: '林静', phone: '13812345678', region: ['广东省', '深圳市', '南山区'] },
  detail: '科技园 1 号楼 502',
};

const LOST = '没有保存成功，请稍后再试';

beforeEach(() => {
  localStorage.clear();
  toastStore.set(null);
  writeSession('token', 'member');
});

const opened = async (...replies: Reply[]) => {
  const requests = stubBackEnd(() => replies.shift() ?? { code: 200, data: { id: 9 } });
  const events: string[] = [];
  const Form = () => {
    const { register, formState, onSubmit, busy, failure } = useAddressForm({
      id: '',
      values: filled,
      onSaved: () => events.push('saved'),
      leave: () => events.push('left'),
    });
    return (
      <form onSubmit={onSubmit}>
        <label htmlFor="phone">手机号</label>
        <input id="phone" {...register('phone')} />
        <output>{[formState.errors.phone?.message, failure, busy ? 'busy' : ''].join('|')}</output>
      </form>
    );
  };
  const { host } = await mount(<Form />);
  return { host, requests, events, notices: () => host.querySelector('output')?.textContent };
};

it('is saved once, and stays busy until its page is gone', async () => {
  const { host, requests, events, notices } = await opened();
  await send(host);
  await send(host);
  expect(requests).toHaveLength(1);
  expect(events).toEqual(['saved', 'left']);
  expect([notices(), toastStore.get()?.text]).toEqual(['||busy', '地址已保存']);
});

it('says in its own words that nobody answered, and can be sent again', async () => {
  const { host, requests, events, notices } = await opened('no envelope', {
    code: 500,
    msg: '地址最多二十个',
  });
  await send(host);
  expect(notices()).toBe(`|${LOST}|`);
  await send(host);
  expect([notices(), requests.length, events.length]).toEqual(['|地址最多二十个|', 2, 0]);
  await send(host);
  expect(events).toEqual(['saved', 'left']);
});

it('judges a field as soon as it is left', async () => {
  const { host, requests, notices } = await opened();
  await fill(host, '手机号', '138');
  expect(notices()).toBe('||');
  await settle(() => {
    host.querySelector('input')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  expect(notices()).toBe('请填写正确的 11 位手机号||');
  expect(requests).toEqual([]);
});
