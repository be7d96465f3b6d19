import type { LiveEntry } from '#schemas/live/room-endpoints.ts';

/** Entries that are kept while the newest are read. */
const RETENTION = 200;
/** Entries above the limit before old ones are dropped: every dropping renders all rows again. */
const AT_ONCE = 50;
/** Entries that are kept while the reader has scrolled up to older ones. */
export const MAX_STORED = 600;

/** A message that the log does not hold yet; `why` it was refused, '' while it is being sent. */
export type PendingMessage = { key: string; body: string; why: string };

export type ChatLog = {
  /** The entries in order; a recall empties its message and is not listed itself. */
  entries: readonly LiveEntry[];
  /** Id of the last entry received, of whatever kind; 0 before any. */
  last: number;
  pending: readonly PendingMessage[];
  /** Whether the server may have older entries. */
  hasEarlier: boolean;
};

export const emptyLog: ChatLog = { entries: [], last: 0, pending: [], hasEarlier: false };

/** The key under which the log lists the message that was sent as `key`. */
const loggedKey = (key: string): string => `say:${key}`;

const recalled = (entry: LiveEntry): LiveEntry => ({ ...entry, body: '', recalled: true });

const carriedOut = (entries: readonly LiveEntry[], came: readonly LiveEntry[]): LiveEntry[] => {
  const taken = new Set(came.flatMap(({ kind, target }) => (kind === 'recall' ? [target] : [])));
  const listed = [...entries, ...came.filter(({ kind }) => kind !== 'recall')];
  if (taken.size === 0) return listed;
  return listed.map((entry) => (taken.has(entry.id) ? recalled(entry) : entry));
};

type Came = { entries: readonly LiveEntry[]; reset: boolean };

const FULL = 50;

/** Adds new entries to the log, without those that it has already. `own` is the member's id. */
export const applyEntries = (log: ChatLog, { entries, reset }: Came, own: string): ChatLog => {
  const came = reset ? entries : entries.filter(({ id }) => id > log.last);
  const known = reset ? [] : log.entries;
  const keys = new Set(came.flatMap(({ key, memberId }) => (memberId === own ? [key] : [])));
  const begins = reset || log.last === 0;
  return {
    entries: carriedOut(known, came),
    last: Math.max(log.last, came.at(-1)?.id ?? 0),
    pending: log.pending.filter(({ key }) => !keys.has(loggedKey(key))),
    hasEarlier: begins ? came.length >= FULL : log.hasEarlier,
  };
};

export const prependEarlier = (log: ChatLog, earlier: readonly LiveEntry[]): ChatLog => {
  const first = log.entries[0]?.id ?? Number.POSITIVE_INFINITY;
  const older = earlier.filter(({ id, kind }) => id < first && kind !== 'recall');
  const entries = [...older, ...log.entries];
  const full = earlier.length >= FULL && entries.length < MAX_STORED;
  return { ...log, entries, hasEarlier: full };
};

/** Drops the oldest entries, which are far out of view. */
export const trimmed = (log: ChatLog): ChatLog =>
  log.entries.length > RETENTION + AT_ONCE
    ? { ...log, entries: log.entries.slice(-RETENTION), hasEarlier: true }
    : log;

export const addPending = (log: ChatLog, key: string, body: string): ChatLog => ({
  ...log,
  pending: [...log.pending.filter((one) => one.key !== key), { key, body, why: '' }],
});

export const refused = (log: ChatLog, key: string, why: string): ChatLog => ({
  ...log,
  pending: log.pending.map((one) => (one.key === key ? { ...one, why } : one)),
});

export const dropPending = (log: ChatLog, key: string): ChatLog => ({
  ...log,
  pending: log.pending.filter((one) => one.key !== key),
});

/**
 * When the muting of the member `own` ends by these entries, in ms; null: it has ended, undefined:
 * they say nothing of it.
 */
export const mutedBy = (entries: readonly LiveEntry[], own: string): number | null | undefined => {
  const mutes = entries.filter(({ kind, target }) => kind === 'mute' && String(target) === own);
  return mutes.at(-1)?.until;
};
