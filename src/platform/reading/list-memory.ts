import { token } from '../session/session.ts';
import { readVisit, writeVisit } from '../storage/local-store.ts';
import type { CallError } from './call-error.ts';

/**
 * Where a paged list stands: `loading` and `broken` before its first page is there, `failed` when a
 * further one did not come.
 */
export type ListState = 'loading' | 'broken' | 'idle' | 'busy' | 'failed' | 'end';

export type ListStanding = {
  items: readonly unknown[];
  /** The last page that was taken. */
  page: number;
  pageCount: number | null;
  state: ListState;
  error?: CallError | undefined;
  /** What was said of the member's card when it was read. */
  card?: string | undefined;
  /** Heights of rows, as the view measured them. */
  rows?: readonly unknown[] | undefined;
};

type Kept = { of: string; lists: [key: string, wire: unknown][] };

const KEPT = 'LISTS';
/** What a visit may keep, in characters; browsers give 5 million in all. */
const MOST = 2_000_000;
/** Lists of pages that can be gone back to. */
const MOST_LISTS = 20;

const standings = new Map<string, ListStanding>();
const writers = new Map<string, (standing: ListStanding) => unknown>();
const listeners = new Map<string, Set<() => void>>();
let restored: Map<string, unknown> | undefined;
let owner = '';

const readKept = (): Map<string, unknown> => {
  try {
    // `write` wrote this text; each list is read by its own schema before it is used
    const kept = JSON.parse(readVisit(KEPT) ?? 'null') as Kept | null;
    return new Map(kept?.of === token() ? kept.lists : []);
  } catch {
    return new Map();
  }
};

/** What an earlier load of the app kept of this list, as it was written; undefined if nothing. */
export const keptList = (key: string): unknown => {
  restored ??= readKept();
  const wire = restored.get(key);
  restored.delete(key);
  return wire;
};

/** Another session's lists are nobody's. */
const ofSession = (): Map<string, ListStanding> => {
  if (owner !== token()) standings.clear();
  owner = token();
  return standings;
};

export const standingOf = (key: string): ListStanding | undefined => ofSession().get(key);

/** `write` gives what `keptList` shall give after a reload. */
export const stand = (
  key: string,
  standing: ListStanding,
  write: (standing: ListStanding) => unknown,
): void => {
  const all = ofSession();
  // deleting a key before it is set moves it to the end: the newest list is the last one
  all.delete(key);
  all.set(key, standing);
  writers.set(key, write);
  for (const stale of [...all.keys()].slice(0, -MOST_LISTS)) all.delete(stale);
  for (const listener of listeners.get(key) ?? []) listener();
};

/** Notes how high rows are; nobody has to draw anything anew for that. */
export const noteRows = (key: string, rows: readonly unknown[]): void => {
  const standing = standingOf(key);
  if (standing) standings.set(key, { ...standing, rows });
};

export const subscribeList = (key: string, listener: () => void): (() => void) => {
  const set = listeners.get(key) ?? new Set();
  listeners.set(key, set.add(listener));
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(key);
  };
};

const keep = (): void => {
  const lists: Kept['lists'] = [];
  let size = 0;
  for (const [key, standing] of [...ofSession()].reverse()) {
    if (standing.items.length === 0) continue;
    const wire = writers.get(key)?.(standing);
    size += JSON.stringify(wire)?.length ?? 0;
    if (size > MOST) break;
    lists.push([key, wire]);
  }
  writeVisit(KEPT, JSON.stringify({ of: token(), lists } satisfies Kept));
};

if (typeof addEventListener === 'function') addEventListener('pagehide', keep);
