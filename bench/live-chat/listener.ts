import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { LIVE_SOCKET } from '#schemas/live/socket.ts';

/** In milliseconds: the pauses before reconnecting, as in the app. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

type Entry = { id: number; body: string };
type Frame = { type: string; data: { entries?: Entry[]; key?: string; code?: string } };

export type Delivery = { id: number; body: string; at: number };

export const openListener = (origin: string, room: number, token: string) => {
  const heard: Delivery[] = [];
  const unanswered = new Map<string, string>();
  let last = 0;
  let refused = 0;
  let ended = false;
  let attempts = 0;
  let backAt = 0;
  let socket: WebSocket | undefined;
  let onFirst: (() => void) | undefined;
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });

  const say = (key: string, body: string) => {
    if (socket?.readyState === WebSocket.OPEN)
      socket.send(JSON.stringify({ type: 'say', key, body }));
  };
  const take = ({ type, data }: Frame, own: WebSocket) => {
    const at = Date.now();
    for (const { id, body } of data.entries ?? []) {
      heard.push({ id, body, at });
      last = Math.max(last, id);
    }
    if (type === 'said' || type === 'refused') unanswered.delete(data.key ?? '');
    if (type === 'refused' || type === 'over') refused += 1;
    if (type !== 'state' || socket === own) return;
    socket = own;
    attempts = 0;
    backAt = Date.now();
    onFirst?.();
    for (const [key, body] of unanswered) say(key, body);
  };
  const open = () => {
    const own = new WebSocket(origin.replace('http', 'ws') + LIVE_SOCKET);
    own.on('open', () =>
      own.send(JSON.stringify({ type: 'join', id: String(room), token, since: last })),
    );
    // the server is the product's own, which sends only frames
    own.on('message', (text) => take(JSON.parse(String(text)) as Frame, own));
    own.on('error', () => undefined);
    own.on('close', () => {
      socket = undefined;
      const pause = Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
      attempts += 1;
      if (!ended) setTimeout(open, pause * (0.5 + Math.random() / 2));
    });
    closing = () => own.close();
  };
  let closing = () => {};
  open();
  return {
    first,
    heard,
    say: (body: string) => {
      const key = randomUUID();
      unanswered.set(key, body);
      say(key, body);
    },
    counts: () => ({ refused, backAt }),
    close: () => {
      ended = true;
      closing();
    },
  };
};

export type ChatListener = ReturnType<typeof openListener>;
