import { expect, test } from 'vitest';
import { readPicture } from '#src/operator/publication/pickers/picture-file.ts';

const file = (bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], 'picture');
};

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47]],
  ['JPEG', [0xff, 0xd8, 0xff]],
  ['GIF', [0x47, 0x49, 0x46, 0x38]],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50]],
])('%s is sent in base64, whatever its length', async (_, bytes) => {
  const read = await readPicture(file(bytes, 100_000));
  expect(read.ok && Buffer.from(read.content, 'base64').length).toBe(100_000);
});

test('what is no picture is not sent', async () => {
  const read = await readPicture(new File(['<svg onload="x"/>'], 'a.png', { type: 'image/png' }));
  expect(read).toEqual({ ok: false, fault: '这不是图片：请选 PNG、JPG、WebP 或 GIF 文件' });
});

test('what is too large is not sent', async () => {
  const read = await readPicture(file([0xff, 0xd8, 0xff], 5 * 1024 * 1024 + 1));
  expect(read).toEqual({ ok: false, fault: '图片不能超过 5 MB，这张有 5.0 MB' });
});
