// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '#src/platform/device/copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const commanded = (outcome: boolean | Error) => {
  const copied: string[] = [];
  const command = () => {
    const field = document.querySelector('textarea');
    copied.push(`${field?.value} in ${field?.parentElement?.localName}`);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  Object.assign(document, { execCommand: command });
  return copied;
};

test('without a clipboard the old command copies, and leaves nothing behind', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  const copied = commanded(true);
  expect(await copyText('一段文字')).toBe(true);
  expect(copied).toEqual(['一段文字 in body']);
  expect(document.querySelector('textarea')).toBeNull();
});

test('it selects within the open panel, outside of which nothing can be selected', async () => {
  vi.stubGlobal('navigator', { clipboard: undefined });
  document.body.innerHTML = '<dialog open><button>复制</button></dialog>';
  document.querySelector('button')?.focus();
  const copied = commanded(true);
  await copyText('a');
  expect(copied).toEqual(['a in dialog']);
});

test.each([false, new Error('forbidden')])('what cannot be copied says so: %s', async (outcome) => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new Error('denied')) },
  });
  commanded(outcome);
  expect(await copyText('a')).toBe(false);
});
