import type { LiveEntry } from '#schemas/live/room-endpoints.ts';
import { type LogExcerpt, RECENT } from '../room-log.ts';

/** Entries that a room remembers, so that hundreds who come back at once ask no database. */
export const REMEMBERED = 300;

/** The newest entries of a room's log; recalled messages are blanked. */
export const recentLog = () => {
  let entries: LiveEntry[] = [];
  /** Entries with a higher id than this are remembered. */
  let from = Number.POSITIVE_INFINITY;
  const recall = (id: number) => {
    entries = entries.map((entry) =>
      entry.id === id ? { ...entry, body: '', recalled: true } : entry,
    );
  };
  return {
    /** Begins with the newest entries of a log, all of them or `REMEMBERED`. */
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
    /** The entries after `since`; undefined where the room no longer remembers that far back. */
    after: (since: number): LogExcerpt | undefined => {
      if (since === 0) return { entries: entries.slice(-RECENT), reset: false };
      if (since < from) return undefined;
      return { entries: entries.filter(({ id }) => id > since), reset: false };
    },
  };
};
