import { onPageHide } from '../screen/page-events.ts';
import { token } from '../session/session.ts';
import { readVisit, writeVisit } from '../storage/local-store.ts';
import type { CallError } from './call-error.ts';

/** `loading` and `broken` precede the first page; `failed`: a further page could not be read. */
export type ListState = 'loading' | 'broken' | 'idle' | 'busy' | 'failed' | 'end';

export type ListSnapshot = {
  items: readonly unknown[];
  answer?: unknown;
  page: number;
  pageCount: number | null;
  state: ListState;
  error?: CallError | undefined;
  card?: string | undefined;
  /** As `couponChanges` was. */
  coupons?: number | undefined;
  rows?: readonly unknown[] | undefined;
};

type Saved = { of: string; lists: [key: string, wire: unknown][] };

const STORAGE_KEY = 'LISTS';
/** Characters kept over a reload in one visit; browsers allow 5 million in all. */
const MOST = 2_000_000;
const MOST_LISTS = 20;

const snapshots = new Map<string, ListSnapshot>();
const writers = new Map<string, (snapshot: ListSnapshot) => unknown>();
const listeners = new Map<string, Set<() => void>>();
let restored: Map<string, unknown> | undefined;
let owner = '';

const readSaved = (): Map<string, unknown> => {
  try {
    // `write` wrote this text; each list is read by its own schema before it is used
    const saved = JSON.parse(readVisit(STORAGE_KEY) ?? 'null') as Saved | null;
    return new Map(saved?.of === token() ? saved.lists : []);
  } catch {
    return new Map();
  }
};

/** The list as stored before a reload, in the written form; undefined if there is none. */
export const cachedList = (key: string): unknown => {
  restored ??= readSaved();
  const wire = restored.get(key);
  restored.delete(key);
  return wire;
};

const ofSession = (): Map<string, ListSnapshot> => {
  if (owner !== token()) snapshots.clear();
  owner = token();
  return snapshots;
};

export const savedList = (key: string): ListSnapshot | undefined => ofSession().get(key);

export const saveList = (
  key: string,
  snapshot: ListSnapshot,
  write: (snapshot: ListSnapshot) => unknown,
): void => {
  const all = ofSession();
  // deleting a key before it is set moves it to the end: the newest list is the last one
  all.delete(key);
  all.set(key, snapshot);
  writers.set(key, write);
  for (const stale of [...all.keys()].slice(0, -MOST_LISTS)) all.delete(stale);
  for (const listener of listeners.get(key) ?? []) listener();
};

export const noteRows = (key: string, rows: readonly unknown[]): void => {
  const snapshot = savedList(key);
  if (snapshot) snapshots.set(key, { ...snapshot, rows });
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
  const lists: Saved['lists'] = [];
  let size = 0;
  for (const [key, snapshot] of [...ofSession()].reverse()) {
    if (snapshot.items.length === 0) continue;
    const wire = writers.get(key)?.(snapshot);
    size += JSON.stringify(wire)?.length ?? 0;
    if (size > MOST) break;
    lists.push([key, wire]);
  }
  writeVisit(STORAGE_KEY, JSON.stringify({ of: token(), lists } satisfies Saved));
};

if (typeof addEventListener === 'function') onPageHide(keep);
