import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { logAfter, MOST_MISSED, missedSince, newestIn } from '../room-log.ts';
import { frame } from './frames.ts';
import type { OpenPage } from './open-pages.ts';
import { REMEMBERED, recentLog } from './recent-log.ts';

/** Messages within this many ms go out together. */
const TOGETHER = 40;

export type Listener = OpenPage & {
  /** Whether the page is in the count of all servers. */
  counted: boolean;
  /** The hash of the token with which the page joined. */
  session: string;
  /** The id of the last entry sent to the page. */
  cursor: number;
  send: (text: string) => void;
  /** Closes the page's socket for good; the reason is sent. */
  end: (error: unknown) => void;
};

const lastOf = (entries: readonly LiveEntry[], otherwise: number): number =>
  Math.max(entries.at(-1)?.id ?? 0, otherwise);

/** Sends the entries after the listener's cursor; `text` is the frame of all `entries`. */
const tell = (listener: Listener, entries: LiveEntry[], text: string): void => {
  const missed = entries.filter(({ id }) => id > listener.cursor);
  listener.cursor = lastOf(entries, listener.cursor);
  if (missed.length === entries.length) listener.send(text);
  else if (missed.length > 0) listener.send(frame('entries', { entries: missed, reset: false }));
};

/**
 * One room on this server: every listener gets the log in order, each entry once. Other servers write to the
 * same log, so the caller has to wake the room again and again. `onSettings` is called when the log says that
 * the room's settings have changed.
 */
export const openRoom = (db: Database, liveId: number, onSettings: () => void) => {
  const listeners = new Set<Listener>();
  const recent = recentLog();
  let last = 0;
  const begun = newestIn(db, liveId, REMEMBERED).then((entries) => {
    recent.begin(entries);
    last = lastOf(entries, 0);
  });
  // `join` awaits `begun` and handles its failure; an unhandled rejection would end the process
  begun.catch(() => undefined);
  let again = false;
  let reading: Promise<void> | undefined;

  const readOn = async (): Promise<void> => {
    await begun;
    const entries = await logAfter(db, liveId, last);
    if (entries.length === 0) return;
    if (entries.length === MOST_MISSED) again = true;
    last = lastOf(entries, last);
    recent.add(entries);
    if (entries.some(({ kind }) => kind === 'settings')) onSettings();
    const text = frame('entries', { entries, reset: false });
    for (const listener of listeners) tell(listener, entries, text);
  };

  const readAll = async (): Promise<void> => {
    try {
      while (again) {
        again = false;
        await readOn();
        if (again) await pause(TOGETHER);
      }
    } finally {
      reading = undefined;
    }
  };
  const wake = (): Promise<void> => {
    again = true;
    reading ??= readAll();
    return reading;
  };

  const catchUp = async (listener: Listener): Promise<void> => {
    const known = recent.after(listener.cursor);
    const { entries, reset } = known ?? (await missedSince(db, liveId, listener.cursor));
    if (reset) listener.cursor = 0;
    if (entries.length > 0) tell(listener, entries, frame('entries', { entries, reset }));
  };

  const join = async (listener: Listener): Promise<void> => {
    await begun;
    if (listener.cursor > last) await wake();
    // a cursor beyond the log comes from another database: the page starts from the beginning
    if (listener.cursor > last) listener.cursor = 0;
    do await catchUp(listener);
    while (listener.cursor < last);
    listeners.add(listener);
  };

  return {
    listeners,
    wake,
    join,
    leave: (listener: Listener) => listeners.delete(listener),
    broadcast: (text: string): void => {
      for (const { send } of listeners) send(text);
    },
  };
};

export type SocketRoom = ReturnType<typeof openRoom>;
