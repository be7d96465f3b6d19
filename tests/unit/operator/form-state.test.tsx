// @vitest-environment window
import { App } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FormState } from '../../../src/operator/parts/form-state.tsx';
import { useAction } from '../../../src/operator/parts/use-action.ts';
import type { CheckedAnswer } from '../../../src/platform/calls/answered.ts';
import { mount, press, settle } from '../harness/mount.tsx';

test('a form says of itself whether it is saved, being saved, or why it is not', async () => {
  const waiting: ((answer: CheckedAnswer<null>) => void)[] = [];
  const Form = () => {
    const [typed, setTyped] = useState(false);
    const { run, ...saving } = useAction(
      () => new Promise<CheckedAnswer<null>>((done) => waiting.push(done)),
      () => setTyped(false),
    );
    return (
      <>
        <button type="button" id="type" onClick={() => setTyped(true)} />
        <button type="button" id="save" onClick={() => void run()} />
        <FormState of={saving} unsaved={typed} />
      </>
    );
  };
  const { host } = await mount(
    <App>
      <Form />
    </App>,
  );
  const said = () => host.querySelector('[role=status]')?.textContent;
  const answer = async (given: CheckedAnswer<null>) => {
    waiting.shift()?.(given);
    await settle();
  };
  expect(said()).toBe('没有改动');
  await press(host.querySelector('#type'));
  expect(said()).toBe('写的内容还没有保存');
  await press(host.querySelector('#save'));
  expect(said()).toBe('正在保存…');
  const message = '网络连接失败，请稍后重试';
  await answer({ ok: false, refusal: undefined, why: 'offline', code: '', message });
  expect(said()).toBe('没有保存：网络连接失败，请稍后重试');
  await press(host.querySelector('#save'));
  await answer({ ok: true, data: null });
  expect(said()).toBe('已保存');
});
