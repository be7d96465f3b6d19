import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import { LIVE_SOCKET, type LiveFrames, liveFrames } from '#schemas/live/socket.ts';

type Frame = { [K in keyof LiveFrames]: { type: K; data: LiveFrames[K] } }[keyof LiveFrames];

const isType = (type: unknown): type is keyof LiveFrames =>
  typeof type === 'string' && type in liveFrames;

const read = (text: string): Frame => {
  const { type, data } = z.parse(
    z.object({ type: z.string(), data: z.unknown() }),
    JSON.parse(text),
  );
  if (!isType(type)) throw new Error(`unknown frame ${type}`);
  const schema: z.core.$ZodType = liveFrames[type];
  // read by the schema of its type
  return { type, data: z.parse(schema, data) } as Frame;
};

type Way = { headers?: Record<string, string>; since?: number };

/** A page's socket as a test sees it; `origin` as `http://127.0.0.1:<port>`. */
export const openSocket = (origin: string, { headers = {} }: Way = {}) => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_SOCKET}`, { headers });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  const heard = () => {
    for (const look of waiting) look();
  };
  socket.on('message', (text) => {
    frames.push(read(String(text)));
    heard();
  });
  let closed: { code: number; reason: string } | undefined;
  socket.on('close', (code, reason) => {
    closed = { code, reason: String(reason) };
    heard();
  });
  socket.on('error', () => undefined);
  const opened = new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  opened.catch(() => undefined);

  /** What `find` gives as soon as it gives something. */
  const until = <T>(find: () => T | undefined | false, what: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`${what}: ${JSON.stringify(frames).slice(0, 2000)}`));
      }, 20_000);
      const look = () => {
        const found = find();
        if (found === undefined || found === false) return;
        clearTimeout(limit);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });

  const entries = (): LiveEntry[] =>
    frames.flatMap((frame) => (frame.type === 'entries' ? frame.data.entries : []));
  const answerTo = (key: string) =>
    until(
      () =>
        frames.find(
          (frame) => (frame.type === 'said' || frame.type === 'refused') && frame.data.key === key,
        ),
      `answer to ${key}`,
    );

  return {
    socket,
    frames,
    opened,
    until,
    entries,
    send: (frame: unknown) =>
      socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    close: () => socket.close(),
    closed: () => until(() => closed, 'closed'),
    over: () =>
      until(
        () => frames.flatMap((frame) => (frame.type === 'over' ? [frame.data] : []))[0],
        'over',
      ),
    state: () => frames.flatMap((frame) => (frame.type === 'state' ? [frame.data] : [])).at(-1),
    /** Enters a room; resolves when the room's state has arrived, after all that was missed. */
    join: async (id: number, token: string, since = 0) => {
      await opened;
      socket.send(JSON.stringify({ type: 'join', id: String(id), token, since }));
      await until(() => frames.some(({ type }) => type === 'state'), 'state');
    },
    /** Sends a message; resolves with whether it is in the log, or why not. */
    say: (body: string, key: string = randomUUID()) => {
      socket.send(JSON.stringify({ type: 'say', key, body }));
      return answerTo(key);
    },
    /** Waits for an entry with these words. */
    hear: (body: string) =>
      until(() => entries().find((entry) => entry.body === body), `hear ${body}`),
  };
};

export type Socket = ReturnType<typeof openSocket>;
