// @vitest-environment window
import { expect, it, vi } from 'vitest';
import { FIRST } from '#schemas/layout/first-paint.ts';
import { frameTakeOver, holdsFrame } from '#src/app/take-over.ts';
import { settleUntil } from '../harness/mount.tsx';

const rootWith = (html: string): HTMLElement => {
  document.body.innerHTML = `<div id="root" ${FIRST}="0">${html}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
};

it('lets the app draw once the code of its page is there, or does not come', async () => {
  const root = rootWith('<main></main>');
  expect(holdsFrame(root)).toBe(true);
  let come = (): void => undefined;
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  const ready = vi.fn();
  const waited = frameTakeOver(root, code).then(ready);
  await Promise.resolve();
  expect(ready).not.toHaveBeenCalled();
  come();
  await waited;
  expect(holdsFrame(root)).toBe(true);
  root.innerHTML = '<main>own</main>';
  await settleUntil(() => !holdsFrame(root));
  await frameTakeOver(rootWith(''), Promise.reject(new Error('no code')));
});

it('presses and types again what was pressed and typed before', async () => {
  const html = '<main><button>返回</button><input><input type="checkbox"></main>';
  const root = rootWith(html);
  const [text, tick] = root.querySelectorAll('input');
  if (!text || !tick) throw new Error('no fields');
  text.value = '胸痛';
  tick.checked = true;
  globalThis.earlyPresses = [root.querySelector('button'), text];
  await frameTakeOver(root, Promise.resolve());
  const own = document.createElement('div');
  own.innerHTML = html;
  const pressed = vi.fn();
  own.querySelector('button')?.addEventListener('click', pressed);
  root.replaceChildren(...own.children);
  await settleUntil(() => pressed.mock.calls.length > 0);
  const [now, ticked] = root.querySelectorAll('input');
  expect([now?.value, ticked?.checked, document.activeElement === now]).toEqual([
    '胸痛',
    true,
    true,
  ]);
  expect(pressed).toHaveBeenCalledTimes(1);
});
