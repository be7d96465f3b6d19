// @vitest-environment window
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useUploads } from '../../../../src/ui/form/use-uploads.ts';
import { Pictures } from '../../../../src/ui/media/pictures.tsx';
import { mount, press, settle } from '../../harness/mount.tsx';

/** An upload that ends when the test says so. */
const upload = () => {
  const ends: ((address: string) => void)[] = [];
  const choose = (onBegin: () => void) =>
    new Promise<string>((resolve) => {
      begin = onBegin;
      ends.push(resolve);
    });
  let begin: () => void = () => undefined;
  return {
    choose,
    begin: () => settle(() => begin()),
    end: (address: string) => settle(() => ends.shift()?.(address)),
  };
};

const open = async (before: readonly string[]) => {
  const up = upload();
  const Form = () => {
    const [values, setValues] = useState(before);
    const { uploading, note } = useUploads();
    return (
      <>
        <Pictures values={values} onChange={setValues} most={3} choose={up.choose} onBusy={note} />
        <output>{uploading ? '图片上传中…' : '提交'}</output>
      </>
    );
  };
  const { host } = await mount(<Form />);
  return {
    ...up,
    shown: () => [...host.querySelectorAll('img')].map((image) => image.getAttribute('src')),
    add: () => [...host.querySelectorAll('button')].at(-1),
    remove: (at: number) => press(host.querySelectorAll('[aria-label^="删除"]')[at]),
    waits: () => host.querySelector('output')?.textContent,
  };
};

test('a picture that was taken away during an upload does not come back', async () => {
  const form = await open(['/uploads/a.png', '/uploads/b.png']);
  await press(form.add());
  await form.begin();
  await form.remove(0);
  await form.end('/uploads/c.png');
  expect(form.shown()).toEqual(['/uploads/b.png', '/uploads/c.png']);
});

test('a form hears of an upload from its beginning to its end', async () => {
  const form = await open([]);
  await press(form.add());
  expect([form.waits(), form.add()?.disabled]).toEqual(['提交', false]);
  await form.begin();
  expect([form.waits(), form.add()?.disabled]).toEqual(['图片上传中…', true]);
  await form.end('');
  expect([form.waits(), form.add()?.disabled, form.shown()]).toEqual(['提交', false, []]);
});

test('the same picture stands there once', async () => {
  const form = await open(['/uploads/a.png']);
  await press(form.add());
  await form.end('/uploads/a.png');
  expect(form.shown()).toEqual(['/uploads/a.png']);
});
