// @vitest-environment window
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useUploads } from '#src/ui/form/use-uploads.ts';
import { Pictures } from '#src/ui/media/pictures.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { mount, press, settle } from '../../harness/mount.tsx';

const opened = vi.hoisted(() => vi.fn());
vi.mock('#src/ui/media/picture-viewer.ts', () => ({ openPictures: opened }));

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

test('a picture that does not load is asked for anew, once, and opens large by its latest address', async () => {
  const requests: string[] = [];
  const renew = async (address: string) => {
    requests.push(address);
    return `${address.replace(/\?.*/, '')}?t=${requests.length}`;
  };
  const addresses = ['/uploads/a.png?t=0', '', '/uploads/b.png?t=0'];
  const { host } = await mount(<ShownPictures addresses={addresses} name="图片" renew={renew} />);
  const images = () => [...host.querySelectorAll('img')];
  const shown = () => images().map((image) => image.getAttribute('src'));
  const fail = () => settle(() => images()[1]?.dispatchEvent(new Event('error')));
  await fail();
  expect(shown()).toEqual(['/uploads/a.png?t=0', '/uploads/b.png?t=1']);
  await fail();
  expect(requests).toEqual(['/uploads/b.png?t=0']);
  await press(host.querySelectorAll('button')[1]);
  const latest = ['/uploads/a.png?t=2', '/uploads/b.png?t=3'];
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith(latest, 1));
  expect(shown()).toEqual(latest);
});

test('pictures that cannot be renewed open by the addresses they have', async () => {
  const { host } = await mount(<ShownPictures addresses={['/media/a.png']} name="图片" />);
  await settle(() => host.querySelector('img')?.dispatchEvent(new Event('error')));
  await press(host.querySelector('button'));
  await vi.waitFor(() => expect(opened).toHaveBeenLastCalledWith(['/media/a.png'], 0));
});
