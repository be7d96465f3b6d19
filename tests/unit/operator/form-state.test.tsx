// @vitest-environment window
import { readFileSync } from 'node:fs';
import { App, Form, Input } from 'antd';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { filesOf } from '#scripts/project.mjs';
import { ActionForm } from '#src/operator/parts/form/action-form.tsx';
import { FormState } from '#src/operator/parts/form/form-state.tsx';
import { useAction } from '#src/operator/parts/form/use-action.ts';
import type { CheckedAnswer } from '#src/platform/calls/answered.ts';
import { typeInto } from '../harness/fill.ts';
import { mount, press, settle, settleUntil } from '../harness/mount.tsx';

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
  const textOf = () => host.querySelector('[role=status]')?.textContent;
  const answer = async (given: CheckedAnswer<null>) => {
    waiting.shift()?.(given);
    await settle();
  };
  expect(textOf()).toBe('没有改动');
  await press(host.querySelector('#type'));
  expect(textOf()).toBe('写的内容还没有保存');
  await press(host.querySelector('#save'));
  expect(textOf()).toBe('正在保存…');
  const message = '网络连接失败，请稍后重试';
  await answer({ ok: false, refusal: undefined, why: 'offline', code: '', message });
  expect(textOf()).toBe('没有保存：网络连接失败，请稍后重试');
  await press(host.querySelector('#save'));
  await answer({ ok: true, data: null });
  expect(textOf()).toBe('已保存');
});

/** What takes words from operators and ends in no change: it asks, signs in, or takes a code at the door. */
const ASKS = ['operator/sign-in-form.tsx', 'publication/editor/why-dialog.tsx', 'ticket/door.tsx'];
/** Parts of a form that stands in another file. */
const PARTS = ['field/control.tsx', 'exam/mark-fields.tsx', 'legal/chapters.tsx'];
/** What they publish is the draft, whose state the review tells. */
const REVIEWED = ['publication/publish/dialog.tsx'];
/** A form of antd that is sent, one of the browser, or a field for more than a word. */
const FORM = /<Form(?:<.*>)?\s(?![^>]*component="div")|<form\b|\bas="form"|<Input\.TextArea/;
/** Where fields are the draft's own, whose state stands at the top of the screen. */
const DRAFT = /^publication\/(?:editor|document|settings)\//;

test('every form of the console tells its own state', () => {
  const silent = filesOf(['src/operator'])
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ name: file.slice('src/operator/'.length), text: readFileSync(file, 'utf8') }))
    .filter(
      ({ name, text }) =>
        FORM.test(text) && !(DRAFT.test(name) && !/<form\b|\bas="form"/.test(text)),
    )
    .filter(({ text }) => !/<(?:FormState|ActionForm)\b/.test(text))
    .map(({ name }) => name);
  expect(silent.sort()).toEqual([...ASKS, ...PARTS, ...REVIEWED].sort());
});

test('a form that is opened again says nothing of the time before', async () => {
  const answer = {
    ok: false,
    refusal: undefined,
    why: 'offline',
    code: '',
    message: '没有网络',
  } as const;
  const Dialog = ({ open }: { open: boolean }) => {
    const { run, ...adding } = useAction(
      async () => answer,
      () => undefined,
    );
    return (
      open && (
        <ActionForm<{ name?: string }> of={adding} onFinish={() => void run()}>
          <Form.Item name="name">
            <Input />
          </Form.Item>
          <button type="submit" />
        </ActionForm>
      )
    );
  };
  const Saved = () => {
    const [open, setOpen] = useState(true);
    return (
      <App>
        <button type="button" id="turn" onClick={() => setOpen(!open)} />
        <Dialog open={open} />
      </App>
    );
  };
  const { host } = await mount(<Saved />);
  const textOf = () => host.querySelector('form [role=status]')?.textContent;
  expect(textOf()).toBe('还没有提交');
  await press(host.querySelector('[type=submit]'));
  await settleUntil(() => textOf() === '没有提交：没有网络');
  await press(host.querySelector('#turn'));
  await press(host.querySelector('#turn'));
  expect(textOf()).toBe('还没有提交');
  const name = host.querySelector<HTMLInputElement>('form input');
  if (name) await typeInto(name, '新方案');
  expect(textOf()).toBe('写的内容还没有提交');
});
