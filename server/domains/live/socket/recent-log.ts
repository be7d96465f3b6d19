import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import { type LogExcerpt, RECENT } from '../room-log.ts';

/** Entries kept in memory, so that hundreds of pages that return at once need no query. */
export const REMEMBERED = 300;

/** The newest entries of a room's log; recalled messages are blank. */
export const recentLog = () => {
  let entries: LiveEntry[] = [];
  /** Entries with ids above this are in memory. */
  let from = Number.POSITIVE_INFINITY;
  const recall = (id: number) => {
    entries = entries.map((entry) =>
      entry.id === id ? { ...entry, body: '', recalled: true } : entry,
    );
  };
  return {
    /** `newest`: all entries of a log, or the last `REMEMBERED`. */
    begin: (newest: LiveEntry[]): void => {
      entries = newest;
      from = newest.length < REMEMBERED ? 0 : (newest[0]?.id ?? 0);
    },
    add: (came: readonly LiveEntry[]): void => {
      entries = [...entries, ...came];
      for (const { kind, target } of came) if (kind === 'recall') recall(target);
      if (entries.length <= REMEMBERED) return;
      entries = entries.slice(-REMEMBERED);
      from = entries[0]?.id ?? from;
    },
    /** undefined where `since` is further back than the memory. */
    after: (since: number): LogExcerpt | undefined => {
      if (since === 0) return { entries: entries.slice(-RECENT), reset: false };
      if (since < from) return undefined;
      return { entries: entries.filter(({ id }) => id > since), reset: false };
    },
  };
};
