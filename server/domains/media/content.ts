import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { MediaKind } from '#schemas/media/fields.ts';

/** What a file is by its content, or why it is refused, in words. */
export type Content = { kind: MediaKind; type: string } | { reason: string };

const ALLOWED = '只能上传图片（PNG、JPEG、WebP、GIF）、视频、音频和 PDF';

const kinds: Readonly<Record<MediaKind, readonly string[]>> = {
  picture: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  video: [
    ...['video/mp4', 'video/quicktime', 'video/x-m4v', 'video/webm', 'video/matroska'],
    ...['video/3gpp', 'video/3gpp2', 'video/mpeg', 'video/mp2t', 'video/MP1S', 'video/MP2P'],
    ...['video/vnd.avi', 'video/x-flv', 'video/x-ms-asf', 'video/ogg'],
  ],
  audio: [
    ...['audio/mpeg', 'audio/x-m4a', 'audio/mp4', 'audio/wav', 'audio/aac', 'audio/ogg'],
    ...['audio/ogg; codecs=opus', 'audio/opus', 'audio/flac', 'audio/x-flac', 'audio/amr'],
    ...['audio/x-ms-asf', 'audio/aiff', 'audio/webm'],
  ],
  paper: ['application/pdf'],
};

const kindOf = (type: string): MediaKind | undefined =>
  (['picture', 'video', 'audio', 'paper'] as const).find((kind) => kinds[kind].includes(type));

/** Bytes read from both ends. */
const HEAD = 4096;
const TAIL = 66 * 1024;

const MARKUP = /<(?:!doctype|html|script|svg|iframe|\?xml|\?php)/i;
const ARCHIVE_END = Buffer.from('504b0506', 'hex');

const ends = async (path: string): Promise<{ head: Buffer; tail: Buffer }> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const part = async (start: number, length: number) => {
      const bytes = Buffer.alloc(Math.min(length, size));
      await file.read(bytes, 0, bytes.length, Math.max(0, start));
      return bytes;
    };
    return { head: await part(0, HEAD), tail: await part(size - TAIL, TAIL) };
  } finally {
    await file.close();
  }
};

/** Judges by content alone: no name, and nothing that is two kinds of file at once. */
export const contentOf = async (path: string): Promise<Content> => {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = found?.mime ?? '';
  if (/^image\/(?:hei[cf]|avif)/.test(type))
    return {
      reason: '打不开 HEIC 图片，请在手机上转成 JPEG 再传（设置 → 相机 → 格式 → 兼容性最佳）',
    };
  const kind = kindOf(type);
  if (!kind) return { reason: `这不是可以上传的文件，${ALLOWED}` };
  const { head, tail } = await ends(path);
  if (MARKUP.test(head.toString('latin1')) && kind !== 'picture')
    return { reason: `文件里藏着网页代码，没有保存。${ALLOWED}` };
  if (tail.lastIndexOf(ARCHIVE_END) >= 0 && kind !== 'picture')
    return { reason: `文件后面藏着压缩包，没有保存。${ALLOWED}` };
  return { kind, type };
};
