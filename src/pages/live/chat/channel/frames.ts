import * as z from 'zod/mini';
import { type LiveFrames, liveFrames } from '#schemas/live/socket.ts';

/** Handlers of the socket's frames, by the name of each kind. */
export type FrameReader = { readonly [K in keyof LiveFrames]: (data: LiveFrames[K]) => void };

const parsed = (text: unknown): { type?: unknown; data?: unknown } => {
  try {
    const frame: unknown = JSON.parse(String(text));
    return typeof frame === 'object' && frame !== null ? frame : {};
  } catch {
    return {};
  }
};

const isKind = (type: unknown): type is keyof LiveFrames =>
  typeof type === 'string' && Object.keys(liveFrames).includes(type);

/** Parses a frame and calls its handler; an unreadable frame is ignored. */
export const readFrame = (text: unknown, reader: FrameReader): void => {
  const { type, data } = parsed(text);
  if (!isKind(type)) return;
  const read = z.safeParse(liveFrames[type], data);
  // this kind's schema has read the data, which TypeScript cannot see in a union of keys
  if (read.success) (reader[type] as (data: unknown) => void)(read.data);
};
