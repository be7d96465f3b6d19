// @vitest-environment window
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PickField } from '#src/ui/form/pick/field.tsx';
import type { Known, PickSource } from '#src/ui/form/pick/source.ts';
import { button, typeInto } from '../../harness/fill.ts';
import { mount, press, settle, settleUntil } from '../../harness/mount.tsx';

const Form = ({ source, onSubmit }: { source: PickSource; onSubmit: () => void }) => {
  const [value, setValue] = useState('');
  return (
    <form onSubmit={onSubmit}>
      <PickField label="医院" {...{ source, value }} onChange={setValue} longest={40} optional />
    </form>
  );
};

const open = async (source: PickSource) => {
  const onSubmit = vi.fn();
  const { host } = await mount(<Form {...{ source, onSubmit }} />);
  const opener = () => host.querySelector('[role="combobox"]');
  await press(opener());
  const search = () => host.querySelector<HTMLInputElement>('input[type="search"]');
  const type = (text: string) => {
    const field = search();
    if (!field) throw new Error('there is nothing to type into');
    return typeInto(field, text);
  };
  const names = () =>
    [...host.querySelectorAll('li button')].map(({ textContent }) => textContent ?? '');
  const holds = (text: string) => host.textContent?.includes(text) ?? false;
  const enter = () =>
    settle(() => {
      search()?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
    });
  return { host, onSubmit, opener, search, type, names, holds, enter };
};

describe('a text that is picked', () => {
  it('is one of the known values, narrowed by what is typed, and can be cleared', async () => {
    const { host, opener, type, names } = await open({ names: ['骨科', '妇科', '儿科'] });
    expect(names()).toEqual(['骨科', '妇科', '儿科']);
    await type('妇');
    expect(names()).toEqual(['妇科']);
    await press(button(host, '妇科'));
    expect(opener()?.textContent).toBe('妇科');
    await press(opener());
    expect(names()).toHaveLength(3);
    await press(button(host, '清除所选'));
    expect(opener()?.textContent).toBe('请选择');
  });

  it('may be another one; enter takes it and does not send the form', async () => {
    const { onSubmit, opener, type, enter, holds } = await open({ names: ['骨科'] });
    await type(' 航天医学科 ');
    expect(holds('没有找到“航天医学科”')).toBe(true);
    expect(holds('使用“航天医学科”')).toBe(true);
    await enter();
    expect(opener()?.textContent).toBe('航天医学科');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps what was typed while it was closed without a choice', async () => {
    const { host, opener, search, type } = await open({ names: ['骨科'] });
    await type('航天');
    await press(host.querySelector('header button'));
    await settleUntil(() => search() === null);
    await press(opener());
    expect(search()?.value).toBe('航天');
  });
});

describe('a text that is searched for', () => {
  const answers = new Map<string, (known: readonly Known[]) => void>();
  const failures = new Map<string, (reason: Error) => void>();
  const find = vi.fn(
    (word: string) =>
      new Promise<readonly Known[]>((resolve, reject) => {
        answers.set(word, resolve);
        failures.set(word, reject);
      }),
  );
  const source = { find, shortest: 2 };
  const request = (word: string) => settleUntil(() => answers.has(word));

  it('is asked for from two signs on, and the answer to other words is not shown', async () => {
    const { type, names, holds } = await open(source);
    await type('协');
    expect(holds('输入至少 2 个字')).toBe(true);
    await type('协和');
    expect(holds('正在查找')).toBe(true);
    await request('协和');
    await type('华西');
    await request('华西');
    expect(names()).toEqual([]);
    await settle(() => answers.get('华西')?.([{ name: '四川大学华西医院', note: '成都' }]));
    await settle(() => answers.get('协和')?.([{ name: '北京协和医院', note: '北京' }]));
    expect(names()).toEqual(['四川大学华西医院成都']);
    expect(answers.has('协')).toBe(false);
  });

  it('says that it failed, asks again, and can be used as it was typed', async () => {
    const { host, opener, type, holds, names } = await open(source);
    await type('鼓楼');
    await request('鼓楼');
    await settle(() => failures.get('鼓楼')?.(new Error('no network')));
    expect(holds('请检查网络后重试')).toBe(true);
    answers.delete('鼓楼');
    await press(button(host, '重新查找'));
    await request('鼓楼');
    await settle(() => answers.get('鼓楼')?.([]));
    expect(names()).toEqual([]);
    expect(holds('没有找到“鼓楼”')).toBe(true);
    await press(button(host, '使用“鼓楼”'));
    expect(opener()?.textContent).toBe('鼓楼');
  });
});
