import { PARTS } from '../../db/tables/course.ts';
import type { ByteRange } from './byte-range.ts';
import { lengthOf, type Segment } from './playlist.ts';

export type Receiver = { member: number; lesson: number };

/** Thousandths of a lesson; `to` is excluded. */
export type LessonSpan = { from: number; to: number };

/** Records what is about to be sent of a bought lesson; false where it may not be sent (any more). */
export type HandOut = (to: Receiver, part: LessonSpan) => Promise<boolean>;

/** As a share of 0 to 1: a segment's own, or all for a whole file. */
const shareOf = (file: string, segments: readonly Segment[]): [number, number] => {
  const piece = segments.find((each) => each.file === file);
  const length = lengthOf(segments);
  if (!piece || length === 0) return [0, 1];
  return [piece.start / length, (piece.start + piece.duration) / length];
};

export const partIn = (
  { file, size }: { file: string; size: number },
  segments: readonly Segment[],
  { start, end }: ByteRange,
): LessonSpan => {
  const [from, to] = shareOf(file, segments);
  const at = (byte: number): number => (from + ((to - from) * byte) / size) * PARTS;
  // 1e-6 keeps a rounding error from moving a whole number to its neighbour
  return { from: Math.floor(at(start) + 1e-6), to: Math.ceil(at(end + 1) - 1e-6) };
};
