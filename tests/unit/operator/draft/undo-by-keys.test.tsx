// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest';
import { DeskProvider } from '#src/operator/draft-editor/context.ts';
import type { DraftEditor } from '#src/operator/draft-editor/draft-editor.ts';
import { useUndoByKeys } from '#src/operator/shell/undo-by-keys.ts';
import { mount, settle } from '../../harness/mount.tsx';

const undo = vi.fn();
const redo = vi.fn();
// only what the keys do
const editor = { undo, redo } as unknown as DraftEditor;

const Screen = () => {
  useUndoByKeys(true);
  return (
    <>
      <button type="button">区块</button>
      <input type="search" />
    </>
  );
};

/** A box or none of whatever asks for its own, as the browser gives what is closed none. */
const boxed = (element: Element, has: boolean) =>
  vi
    .spyOn(element, 'getClientRects')
    .mockReturnValue((has ? [new DOMRect(0, 0, 10, 10)] : []) as unknown as DOMRectList);

const dialogWith = (inner: string, has = true) => {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.innerHTML = inner;
  boxed(dialog, has);
  document.body.append(dialog);
  return dialog;
};

const keys = async (target: EventTarget = document.body, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {
    ...{ key: 'z', ctrlKey: true, bubbles: true, cancelable: true, ...more },
  });
  await settle(() => target.dispatchEvent(event));
  return event.defaultPrevented;
};

const open = () =>
  mount(
    <DeskProvider value={editor}>
      <Screen />
    </DeskProvider>,
  );

beforeEach(() => {
  for (const left of document.querySelectorAll('body > [role=dialog]')) left.remove();
  vi.clearAllMocks();
});

test('Ctrl+Z undoes the draft, with Shift or by Y it is done again', async () => {
  const { host } = await open();
  expect(await keys(host.querySelector('button') ?? document)).toBe(true);
  await keys(document.body, { shiftKey: true });
  await keys(document.body, { key: 'y' });
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 2]);
});

test('behind a dialog nothing is undone, wherever the focus is', async () => {
  const { host } = await open();
  const dialog = dialogWith('<button>关闭</button>');
  const positions = [document.body, host.querySelector('button'), dialog.querySelector('button')];
  for (const element of positions) expect(await keys(element ?? document)).toBe(false);
  expect(undo).not.toHaveBeenCalled();
  dialog.remove();
  await keys();
  expect(undo).toHaveBeenCalledTimes(1);
});

test('a dialog that was closed, or that is part of the draft, covers nothing', async () => {
  await open();
  dialogWith('<button>关闭</button>', false);
  const drawer = dialogWith('<div data-undo="draft"><input></div>');
  expect(await keys()).toBe(true);
  expect(await keys(drawer.querySelector('input') ?? document)).toBe(true);
  expect(undo).toHaveBeenCalledTimes(2);
});

test('in a text the keys are the browser’s own', async () => {
  const { host } = await open();
  expect(await keys(host.querySelector('input') ?? document)).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});
