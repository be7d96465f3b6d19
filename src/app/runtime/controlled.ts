import { options, type VNode } from 'preact';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Given = { value?: unknown; checked?: unknown };
/** What Preact keeps of an element that it has drawn; the packed name of its element is the same in all releases. */
type Drawn = VNode<Given> & { __e?: Control };

/** What each control was last drawn with. */
const drawn = new WeakMap<Control, Given>();

const restore = (control: Control): void => {
  const { value, checked } = drawn.get(control) ?? {};
  if (checked != null && 'checked' in control) control.checked = Boolean(checked);
  else if (value != null && control.value !== String(value)) control.value = String(value);
};

/** The other radios of its group change with one. */
const groupOf = (control: Control): readonly Control[] =>
  control.type === 'radio' && control.name
    ? [...(control.form ?? document).querySelectorAll<Control>('[type=radio]')].filter(
        ({ name }) => name === control.name,
      )
    : [control];

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

const TICKED = /^(?:checkbox|radio|select)/;

const follow = ({ target, type }: Event): void => {
  // a tick is heard of as a change, which comes after its input
  if (!isControl(target) || !drawn.has(target) || TICKED.test(target.type) !== (type === 'change'))
    return;
  // Preact draws in a microtask that the control's own handler has asked for before
  queueMicrotask(() => groupOf(target).forEach(restore));
};

/**
 * Has controls show what they were drawn with, whatever was typed or ticked, as React has: Preact alone leaves
 * them as they are where nothing is drawn again.
 */
export const keepControls = (): void => {
  const { diffed } = options;
  options.diffed = (vnode: Drawn) => {
    diffed?.(vnode);
    const { type, props, __e: control } = vnode;
    if (control && (type === 'input' || type === 'textarea' || type === 'select')) {
      const { value, checked } = props;
      if (value == null && checked == null) drawn.delete(control);
      else drawn.set(control, { value, checked });
    }
  };
  addEventListener('input', follow);
  addEventListener('change', follow);
};
