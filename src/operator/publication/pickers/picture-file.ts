/** The largest picture that may be uploaded (specification of the console), in bytes. */
const LARGEST = 5 * 1024 * 1024;

export const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif';

const marks: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

const isPicture = (bytes: Uint8Array): boolean =>
  marks.some((mark) => mark.every((byte, index) => bytes[index] === byte));

const base64 = (bytes: Uint8Array): string => {
  let text = '';
  const STEP = 0x8000;
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(text);
};

export const readPicture = async (
  file: Blob,
): Promise<{ ok: true; content: string } | { ok: false; fault: string }> => {
  if (file.size > LARGEST) {
    const size = (file.size / 1024 / 1024).toFixed(1);
    return { ok: false, fault: `图片不能超过 5 MB，这张有 ${size} MB` };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPicture(bytes)) return { ok: false, fault: '这不是图片：请选 PNG、JPG、WebP 或 GIF 文件' };
  return { ok: true, content: base64(bytes) };
};
