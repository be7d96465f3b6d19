// @vitest-environment window
import { expect, test, vi } from 'vitest';
import { pickPicture } from '#src/platform/picture/pick.ts';

const choosers = () => [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];

const choose = (input: HTMLInputElement | undefined, file: File) => {
  if (!input) throw new Error('nothing is asked');
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change'));
};

test('a chooser that was closed without a word does not stand in the way of the next one', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const first = pickPicture();
  expect(choosers()).toHaveLength(1);
  const second = pickPicture();
  expect(await first).toBe(undefined);
  const [input, ...others] = choosers();
  expect(others).toEqual([]);
  const file = new File(['x'], 'a.png');
  choose(input, file);
  expect([await second, choosers()]).toEqual([file, []]);
  vi.restoreAllMocks();
});

test('whoever is asked long after the chooser was closed is still heard', async () => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const picked = pickPicture();
  const [input] = choosers();
  // a photograph from the camera or the cloud comes late, when the page is in view again
  window.dispatchEvent(new Event('focus'));
  const file = new File(['x'], 'b.png');
  choose(input, file);
  expect(await picked).toBe(file);
  vi.restoreAllMocks();
});
