import { PARTS } from '../../db/tables/course.ts';

/** A member, and the lesson that is sent to them. */
export type Receiver = { member: number; lesson: number };

/** Thousandths of a lesson, from `from` up to but not including `to`. */
export type LessonSpan = { from: number; to: number };

/** A digit for each thousandth of a lesson: 1 where the member has been sent it. */
export type HandedParts = Uint8Array;

export type HandedOutStore = {
  /** Whether a member may be handed more of a lesson. */
  mayHave: (to: Receiver) => Promise<boolean>;
  /** Adds to what is written. */
  write: (to: Receiver, parts: HandedParts) => Promise<void>;
  failed: (error: unknown) => void;
};

/** The record of what one member is sent of one lesson, kept in memory until it is written. */
export type Account = {
  to: Receiver;
  /** Whether a part may be sent; null where this account is closed. */
  note: (part: LessonSpan) => Promise<boolean | null>;
  /** Writes what is unwritten; the account notes nothing afterwards. */
  close: () => Promise<void>;
};

/** How often parts are written and the permission is asked for again, in ms. */
const PAUSE = 10_000;
/** Parts are written early once this many thousandths are unwritten. */
const MOST_UNWRITTEN = PARTS / 10;

const partsBuffer = () => {
  let parts: HandedParts = new Uint8Array(PARTS);
  let size = 0;
  const add = ({ from, to }: LessonSpan): void => {
    for (let at = Math.max(0, from); at < Math.min(to, PARTS); at += 1) {
      if (parts[at] === 0) size += 1;
      parts[at] = 1;
    }
  };
  const empty = (): HandedParts => {
    const full = parts;
    parts = new Uint8Array(PARTS);
    size = 0;
    return full;
  };
  return { add, empty, size: () => size };
};

/** `closed` is called when the account closes itself: idle, or without permission. */
export const openAccount = (to: Receiver, books: HandedOutStore, closed: () => void): Account => {
  const held = partsBuffer();
  let over = false;

  const write = async (): Promise<void> => {
    if (held.size() === 0) return;
    const parts = held.empty();
    await books.write(to, parts).catch((error) => {
      books.failed(error);
      parts.forEach((is, at) => {
        if (is) held.add({ from: at, to: at + 1 });
      });
    });
  };

  let written = Promise.resolve();
  const drain = (): Promise<void> => {
    // writes run one after another: a new one waits for the one under way
    written = written.then(write);
    return written;
  };

  const close = (): Promise<void> => {
    over = true;
    clearInterval(timer);
    closed();
    return drain();
  };

  const ask = async (): Promise<boolean> => {
    await drain();
    const may = await books.mayHave(to).catch((error) => {
      // a failing database must not interrupt a learner, so the learner keeps access
      books.failed(error);
      return true;
    });
    if (!may) await close();
    return may;
  };

  let may = ask();
  const again = (): Promise<boolean> => {
    may = ask();
    return may;
  };
  const timer = setInterval(() => {
    if (held.size() === 0) void close();
    else void again();
  }, PAUSE).unref();

  const note = async (part: LessonSpan): Promise<boolean | null> => {
    if (!(await may)) return false;
    if (over) return null;
    held.add(part);
    return held.size() < MOST_UNWRITTEN || again();
  };
  return { to, note, close };
};
