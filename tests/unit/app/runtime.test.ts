// @vitest-environment window

import { type FunctionComponent, createElement as h, useEffect, useState } from 'preact/compat';
import { describe, expect, it } from 'vitest';
import { createRoot } from '#src/app/runtime/client.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Draws a component of the learners' runtime, and waits for its first effects. */
const draw = async (component: FunctionComponent) => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  createRoot(host).render(h(component, null));
  await nextTask();
  await nextTask();
  return host;
};

const send = async (control: HTMLInputElement, type: 'input' | 'change') => {
  control.dispatchEvent(new Event(type, { bubbles: true }));
  await nextTask();
};

const field = (host: Element, nth = 0): HTMLInputElement => {
  const found = host.querySelectorAll('input')[nth];
  if (!found) throw new Error(`there is no field ${nth}`);
  return found;
};

describe('controls under the learners’ runtime', () => {
  it('a field shows what it was drawn with where its page takes only a part of what was typed', async () => {
    const Digits = () => {
      const [digits, setDigits] = useState('');
      return h('input', {
        value: digits,
        onChange: ({ currentTarget }) => setDigits(currentTarget.value.replace(/\D/g, '')),
      });
    };
    const control = field(await draw(Digits));
    control.value = '1';
    await send(control, 'input');
    expect(control.value).toBe('1');
    control.value = '1a';
    await send(control, 'input');
    expect(control.value).toBe('1');
  });

  it('a tick that its page does not take is not shown, and one that it takes is', async () => {
    const Agreement = ({ takes = false }) => {
      const [ticked, setTicked] = useState(false);
      return h('input', {
        type: 'checkbox',
        checked: ticked,
        onChange: ({ currentTarget }) => setTicked(takes && currentTarget.checked),
      });
    };
    for (const takes of [false, true]) {
      const control = field(await draw(() => h(Agreement, { takes })));
      control.checked = true;
      // browsers tell of a tick twice
      await send(control, 'input');
      expect(control.checked).toBe(true);
      await send(control, 'change');
      expect(control.checked).toBe(takes);
    }
  });

  it('a choice that its page does not take leaves the one before it', async () => {
    const Choice = () =>
      h(
        'form',
        null,
        ...[1, 2].map((id) => h('input', { type: 'radio', name: 'one', checked: id === 1 })),
      );
    const host = await draw(Choice);
    field(host, 1).checked = true;
    await send(field(host, 1), 'change');
    expect([field(host, 0).checked, field(host, 1).checked]).toEqual([true, false]);
  });

  it('a field that holds its own value keeps it', async () => {
    const control = field(await draw(() => h('input', { defaultValue: 'a' })));
    control.value = 'b';
    await send(control, 'input');
    expect(control.value).toBe('b');
  });
});

describe('effects under the learners’ runtime', () => {
  it('run before anything is painted where a press has caused them', async () => {
    const Panel = () => {
      const [open, setOpen] = useState(false);
      useEffect(() => {
        document.documentElement.toggleAttribute('data-open', open);
      }, [open]);
      return h('button', { type: 'button', onClick: () => setOpen(!open) });
    };
    const host = await draw(Panel);
    host.querySelector('button')?.click();
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    expect(document.documentElement.hasAttribute('data-open')).toBe(true);
  });
});
