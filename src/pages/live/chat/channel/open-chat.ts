import type { LiveState } from '#schemas/live/room-endpoints.ts';
import { liveMessages, sayInLive } from '#schemas/live/room-endpoints.ts';
import { call, sendCall } from '#src/platform/calls/call.ts';
import { noteExpiry } from '#src/platform/calls/expiry.ts';
import { createStore } from '#src/platform/storage/store.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';
import type { FrameReader } from './frames.ts';
import { openLine } from './line.ts';
import {
  addPending,
  applyEntries,
  type ChatLog,
  dropPending,
  emptyLog,
  mutedBy,
  prependEarlier,
  refused,
  trimmed,
} from './log.ts';
import { pollRoom } from './polling.ts';

/** After this many failed attempts the log is read by calls as well. */
const MAX_FAILURES = 2;

export type Chat = ChatLog & {
  /** `lost`: the line is down and reopens by itself; `over`: it does not, see `why`. */
  line: 'opening' | 'on' | 'lost' | 'over';
  why: string;
  state: LiveState | undefined;
  /** Difference between the server's clock and the device's, in ms. */
  ahead: number;
  /** Until when the member is muted, in ms of the server's clock. */
  mutedUntil: number | null;
};

type Options = { id: string; token: string; memberId: string; mutedUntil: number | null };

export const openChat = ({ id, token, memberId, mutedUntil }: Options) => {
  const store = createStore<Chat>({
    ...emptyLog,
    ...{ line: 'opening', why: '', state: undefined, ahead: 0, mutedUntil },
  });
  const change = (part: Partial<Chat>) => store.set({ ...store.get(), ...part });
  const changeLog = (next: (log: ChatLog) => ChatLog) => change(next(store.get()));
  let stopPolling: (() => void) | undefined;
  let stuck = true;

  const endPolling = () => {
    stopPolling?.();
    stopPolling = undefined;
  };
  const reader: FrameReader = {
    entries: (came) => {
      const muted = mutedBy(came.entries, memberId);
      const next = applyEntries(store.get(), came, memberId);
      change({
        ...(stuck ? trimmed(next) : next),
        ...(muted === undefined ? {} : { mutedUntil: muted }),
      });
    },
    state: (state) => change({ state, ahead: (state.now ?? Date.now()) - Date.now() }),
    said: () => undefined,
    refused: ({ key, msg }) => changeLog((log) => refused(log, key, msg)),
    over: ({ code, msg }) => {
      endPolling();
      noteExpiry(token, 200, code, msg);
      change({ line: 'over', why: msg });
    },
  };
  const since = () => store.get().last;
  const sendByCall = async (key: string, body: string) => {
    const answer = await sendCall(sayInLive, { id, body, key });
    if (!answer.ok) changeLog((log) => refused(log, key, answer.message || '没有发出去，请重试'));
  };
  const send = (key: string, body: string) => {
    if (!line.say(key, body) && stopPolling) void sendByCall(key, body);
  };
  /** Sends the unconfirmed messages again when the line reopens; their keys prevent duplicates. */
  const sendPending = () => {
    for (const { key, body, why } of store.get().pending) if (why === '') send(key, body);
  };
  const line = openLine(
    { id, token },
    {
      ...reader,
      since,
      onOpen: () => {
        endPolling();
        change({ line: 'on' });
        sendPending();
      },
      onLost: (attempts) => {
        if (stopPolling) return;
        change({ line: 'lost' });
        if (attempts < MAX_FAILURES) return;
        const state = (now: LiveState) => {
          if (store.get().line !== 'on') change({ line: 'on' });
          reader.state(now);
        };
        stopPolling = pollRoom(id, { ...reader, state, since });
        sendPending();
      },
    },
  );

  return {
    store,
    say: (body: string) => {
      const key = randomKey();
      changeLog((log) => addPending(log, key, body));
      send(key, body);
    },
    sayAgain: (key: string, body: string) => {
      changeLog((log) => addPending(log, key, body));
      send(key, body);
    },
    forget: (key: string) => changeLog((log) => dropPending(log, key)),
    /** Reads older entries; resolves to whether that worked. */
    readEarlier: async (): Promise<boolean> => {
      const before = store.get().entries[0]?.id;
      if (before === undefined) return false;
      const answer = await call(liveMessages, { id, before });
      if (answer.ok) changeLog((log) => prependEarlier(log, answer.data.entries));
      return answer.ok;
    },
    /** Notes whether the newest entries are in view; only then old ones are dropped. */
    stick: (now: boolean) => {
      stuck = now;
      if (now) changeLog(trimmed);
    },
    hurry: line.hurry,
    close: () => {
      endPolling();
      line.close();
    },
  };
};

export type OpenChat = ReturnType<typeof openChat>;
