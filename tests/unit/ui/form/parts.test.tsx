// @vitest-environment window
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tidyPhone } from '#schemas/text/tidy-phone.ts';
import { createIntent } from '#src/platform/writing/intent.ts';
import { FormField } from '#src/ui/form/field.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { mount, press, settle } from '../../harness/mount.tsx';

describe('a field', () => {
  it('is read out with its label, its error and its hint', async () => {
    const { host } = await mount(
      <FormField label="手机号" hint="提示" error="有误">
        {(ids) => <input {...ids} />}
      </FormField>,
    );
    const input = host.querySelector('input');
    const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => host.querySelector(`#${CSS.escape(id)}`)?.textContent)).toEqual([
      '提示',
      '有误',
    ]);
    expect(host.querySelector('label')?.htmlFor).toBe(input?.id);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
  });

  it('stays in sight when the keyboard comes up', async () => {
    const viewport = new EventTarget();
    vi.stubGlobal('visualViewport', viewport);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { host } = await mount(<TextField label="验证码" />);
    const input = host.querySelector('input');
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    onTestFinished(() => scroll.mockRestore());
    await settle(() => input?.focus());
    viewport.dispatchEvent(new Event('resize'));
    expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'center' }]]);
  });
});

describe('a panel', () => {
  it('is a plain layer where the browser knows no dialog', async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
    const closed = vi.fn();
    const panel = (open: boolean) => (
      <Sheet open={open} title="隐私政策" onClose={closed}>
        <p>正文</p>
      </Sheet>
    );
    const { host, render } = await mount(panel(true));
    expect(host.querySelector('dialog[open]')?.textContent).toContain('隐私政策正文');
    await press(host.querySelector('header button'));
    await render(panel(false));
    expect([closed.mock.calls.length, host.querySelector('dialog[open]')]).toEqual([1, null]);
  });
});

describe('an intent', () => {
  it('has one key until its values change or it is done', () => {
    const intent = createIntent();
    const first = intent.keyFor({ phone: '1' });
    const again = intent.keyFor({ phone: '1' });
    const other = intent.keyFor({ phone: '2' });
    intent.done();
    const anew = intent.keyFor({ phone: '2' });
    expect(again).toBe(first);
    expect(new Set([first, other, anew]).size).toBe(3);
  });
});

describe('a phone', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['8613800138000', '13800138000'],
    ['86138001380', '86138001380'],
    ['abc', 'abc'],
  ])('%j is read as %j', (typed, phone) => {
    expect(tidyPhone(typed)).toBe(phone);
  });
});
