import { settle } from './mount.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

export const control = (page: ParentNode, label: string): Control => {
  const named = [...page.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.replace('（选填）', '') === label,
  );
  const found = page.querySelector<Control>(`#${CSS.escape(named?.htmlFor ?? 'none')}`);
  if (!found) throw new Error(`no control ${label}`);
  return found;
};

export const typeInto = (target: Control, text: string) =>
  settle(() => {
    const prototype = Object.getPrototypeOf(target);
    // React watches the property of the element itself
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, text);
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });

export const fill = (page: ParentNode, label: string, text: string) =>
  typeInto(control(page, label), text);

export const button = (page: ParentNode, name: string): HTMLButtonElement => {
  const found = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

export const send = (page: ParentNode) =>
  settle(() => {
    page
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

/** What is wrong with a control, as it is read out with it. */
export const errorOf = (page: ParentNode, label: string): string => {
  const target = control(page, label);
  const ids = (target.getAttribute('aria-describedby') ?? '').split(' ');
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? (page.querySelector(`#${CSS.escape(error)}`)?.textContent ?? '') : '';
};

export const alertOn = (page: ParentNode): string =>
  page.querySelector('[role="alert"]')?.textContent ?? '';
