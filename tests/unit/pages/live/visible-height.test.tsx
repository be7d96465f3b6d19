// @vitest-environment window

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisibleHeight } from '#src/pages/live/room/use-visible-height.ts';
import { settleAfterKeyboard } from '#src/platform/screen/after-keyboard.ts';
import { mount } from '../../harness/mount.tsx';

const Room = () => (
  <main ref={useVisibleHeight()}>
    <input aria-label="聊天内容" />
  </main>
);

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a room takes its height back where the keyboard goes without an event', async () => {
  const view = Object.assign(new EventTarget(), { height: 800, offsetTop: 0 });
  vi.stubGlobal('visualViewport', view);
  const { host } = await mount(<Room />);
  const [room, field] = [host.querySelector('main'), host.querySelector('input')];
  const shown = () => [
    room?.style.getPropertyValue('--visible'),
    room?.style.getPropertyValue('--shift'),
    room?.dataset.narrow,
  ];
  field?.focus();
  Object.assign(view, { height: 400, offsetTop: 120 });
  view.dispatchEvent(new Event('resize'));
  expect(shown()).toEqual(['400px', '120px', 'true']);
  field?.blur();
  Object.assign(view, { height: 800, offsetTop: 0 });
  await pass(1000);
  expect(shown()).toEqual(['800px', '0px', 'false']);
});

test('a page is drawn where it stands once the keyboard has gone, not from one field to the next', async () => {
  const scroll = vi.fn();
  vi.stubGlobal('scrollTo', scroll);
  const { host } = await mount(
    <p>
      <input aria-label="一" />
      <input aria-label="二" />
    </p>,
  );
  const stop = settleAfterKeyboard();
  const [one, two] = host.querySelectorAll('input');
  one?.focus();
  two?.focus();
  await pass(1000);
  expect(scroll).not.toHaveBeenCalled();
  two?.blur();
  await pass(1000);
  expect(scroll).toHaveBeenCalledWith(scrollX, scrollY);
  stop();
});
