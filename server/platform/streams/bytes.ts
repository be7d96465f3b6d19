import { createReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from './byte-range.ts';
import type { HandedOut } from './handed-out.ts';
import { type Note, notedBytes } from './noted-bytes.ts';
import { partIn } from './parts.ts';
import type { StreamPass } from './pass.ts';
import { lengthOf, opens } from './playlist.ts';
import type { StreamFile, Streams } from './streams.ts';

export type Media = { streams: Streams; handed: HandedOut };

export const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** How many bytes of a file a pass opens; constant-rate sound is cut in proportion to time. */
export const openBytes = async (
  streams: Streams,
  { key, limit }: StreamPass,
  file: string,
  size: number,
): Promise<number> => {
  if (limit === null) return size;
  const segments = await streams.segments(key);
  const ending = endingOf(file);
  if (ending === 'ts') {
    const segment = segments.find((each) => each.file === file);
    return segment && opens(segment, limit) ? size : 0;
  }
  const length = lengthOf(segments);
  return ending === 'mp3' && length > 0 ? Math.floor(size * Math.min(limit / length, 1)) : 0;
};

export type Sent = {
  pass: StreamPass;
  file: string;
  found: StreamFile;
  /** How many bytes of the file the pass opens. */
  size: number;
  range: string | undefined;
};

/** The record of what is sent of a bought lesson; null for any other stream. */
const noteOf = async (
  { streams, handed }: Media,
  { pass, file, found: { size } }: Sent,
): Promise<Note | null> => {
  const { member, lesson, key } = pass;
  if (lesson === null) return null;
  const segments = await streams.segments(key);
  return (bytes) => handed.note({ member, lesson }, partIn({ file, size }, segments, bytes));
};

/** A segment counts as sent at once; a whole file counts as far as the browser has taken it. */
export const bodyOf = async (media: Media, reply: FastifyReply, sent: Sent, bytes: ByteRange) => {
  const { path } = sent.found;
  const note = reply.request.method === 'GET' ? await noteOf(media, sent) : null;
  if (!note) return createReadStream(path, bytes);
  const piece = endingOf(sent.file) === 'ts';
  const asked = piece ? bytes : { ...bytes, end: bytes.start - 1 };
  if (!(await note(asked))) return null;
  if (piece) return createReadStream(path, bytes);
  return notedBytes(path, bytes, { note, cut: () => void reply.raw.destroy() });
};
