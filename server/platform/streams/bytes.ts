import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ByteRange } from './byte-range.ts';
import { type Note, notedBytes } from './noted-bytes.ts';
import { type HandOut, partIn } from './parts.ts';
import { lengthOf, opens } from './playlist.ts';
import type { StreamFile } from './stream-files.ts';
import type { Streams } from './streams.ts';
import type { StreamTicket } from './tickets.ts';

export type Media = { streams: Streams; handOut: HandOut };

export const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

/** Bytes of a file that a ticket opens; sound at a constant rate is cut in proportion to time. */
export const openBytes = async (
  streams: Streams,
  { stream: key, limit }: StreamTicket,
  file: string,
  size: number,
): Promise<number> => {
  if (limit === null) return size;
  const segments = await streams.segments(key, file);
  const ending = endingOf(file);
  if (ending === 'ts') {
    const segment = segments.find((each) => each.file === file);
    return segment && opens(segment, limit) ? size : 0;
  }
  const length = lengthOf(segments);
  return ending === 'mp3' && length > 0 ? Math.floor(size * Math.min(limit / length, 1)) : 0;
};

export type SentFile = {
  ticket: StreamTicket;
  file: string;
  found: StreamFile;
  size: number;
  range: string | undefined;
};

const noteOf = async (
  { streams, handOut }: Media,
  { ticket, file, found: { size } }: SentFile,
): Promise<Note | null> => {
  const { member, lesson, recorded, stream } = ticket;
  if (lesson === null || !recorded) return null;
  const segments = await streams.segments(stream, file);
  return (bytes) => handOut({ member: member.id, lesson }, partIn({ file, size }, segments, bytes));
};

/**
 * The bytes to send, or where a browser reads a segment instead; null where they may not be sent. Those of a bought
 * lesson are recorded before: a segment as a whole, a whole file as far as the browser reads it. Throws where recording
 * or reading fails.
 */
export const bodyOf = async (
  media: Media,
  reply: FastifyReply,
  sent: SentFile,
  bytes: ByteRange,
): Promise<Readable | { address: string } | null> => {
  const { found, file } = sent;
  const isGet = reply.request.method === 'GET';
  const piece = endingOf(file) === 'ts';
  const address = isGet && piece ? await found.address() : undefined;
  const note = isGet ? await noteOf(media, sent) : null;
  if (note) {
    // an address opens all of it
    const whole = { start: 0, end: found.size - 1 };
    const pieceBytes = address === undefined ? bytes : whole;
    const byteRange = piece ? pieceBytes : { ...bytes, end: bytes.start - 1 };
    if (!(await note(byteRange))) return null;
  }
  if (address !== undefined) return { address };
  if (!note || piece) return found.read(bytes);
  return notedBytes(sent.found, bytes, { note, cut: () => void reply.raw.destroy() });
};
