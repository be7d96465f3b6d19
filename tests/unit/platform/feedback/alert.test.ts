// @vitest-environment window
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { showAlert } from '#src/platform/feedback/alert.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an alert says what went wrong, by name and description, until it is closed', async () => {
  const seen = vi.fn();
  const shown = showAlert('图片上传失败：<b>忙</b>').then(seen);
  const dialog = document.querySelector('dialog');
  expect(dialog?.getAttribute('role')).toBe('alertdialog');
  expect(dialog?.getAttribute('aria-label')).toBe('提示');
  const words = document.getElementById(dialog?.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('图片上传失败：<b>忙</b>');
  expect(words?.children).toHaveLength(0);
  expect(seen).not.toHaveBeenCalled();
  dialog?.querySelector('button')?.click();
  await shown;
  expect(document.querySelector('dialog')).toBeNull();
});

test('a browser without dialogs says it in its own way', async () => {
  const textOf = vi.fn();
  vi.stubGlobal('alert', textOf);
  const { showModal } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined });
  onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal }));
  await showAlert('忙');
  expect(textOf.mock.calls).toEqual([['忙']]);
});
