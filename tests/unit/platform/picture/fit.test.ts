// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fitPicture } from '#src/platform/picture/fit.ts';

const drawn: { width: number; height: number; type: string | undefined; quality: unknown }[] = [];
/** Bytes of a drawn picture, by its pixels. */
let bytesOf = (pixels: number) => pixels;

beforeEach(() => {
  drawn.length = 0;
  bytesOf = (pixels) => pixels;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    const { width, height } = this;
    drawn.push({ width, height, type, quality });
    done(new Blob(['x'.repeat(bytesOf(width * height))]));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const picture = (bytes: number) => new Blob(['x'.repeat(bytes)]);

test('a picture that fits is left as it is', async () => {
  const given = picture(100);
  expect(await fitPicture(given, 100)).toBe(given);
  expect(drawn).toEqual([]);
});

test('a larger one is made smaller in its own proportions, at quality 100', async () => {
  const fitted = await fitPicture(picture(80_000), 20_000);
  expect(fitted.size).toBeLessThanOrEqual(20_000);
  expect(drawn).toEqual([{ width: 200, height: 100, type: 'image/jpeg', quality: 1 }]);
});

test('what is still too large is made smaller again, four times at most', async () => {
  bytesOf = (pixels) => pixels * 3;
  expect((await fitPicture(picture(80_000), 20_000)).size).toBe(100 * 50 * 3);
  drawn.length = 0;
  bytesOf = () => 30_000;
  await expect(fitPicture(picture(80_000), 20_000)).rejects.toThrow('这张图片太大了');
  expect(drawn).toHaveLength(4);
});

test('what cannot be read says so', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('bad')));
  await expect(fitPicture(picture(101), 100)).rejects.toThrow('这张图片无法读取');
});
