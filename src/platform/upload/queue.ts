import { onVisible } from '../screen/page-events.ts';
import { readJson, writeJson } from '../storage/local-store.ts';
import { createStore, type Store } from '../storage/store.ts';
import { type Send, type Sending, sendFile } from './send.ts';

type EntryState = 'waiting' | 'sending' | 'paused' | 'failed' | 'sent';

export type QueueEntry = {
  /** Within this page. */
  key: string;
  /** Of the file in the library; '' before it was begun. */
  id: string;
  name: string;
  bytes: number;
  sent: number;
  state: EntryState;
  /** Why it failed, in words. */
  reason: string;
};

type Begun = { id: string; upload: string } | { reason: string };

export type QueueSource = {
  /** Reserves room for a file at the server. */
  begin: (file: { name: string; bytes: number }) => Promise<Begun>;
  /** Where parts of an upload go. */
  base: string;
  headers: () => Readonly<Record<string, string>>;
  /** Whose uploads are remembered on this device. */
  owner: () => string;
  /** A file has arrived, or was given up. */
  onChange: () => void;
  send?: Send;
};

type Settle = (id: string) => Promise<string>;

export type UploadQueue = {
  entries: Store<readonly QueueEntry[]>;
  /**
   * Answers how many were not in the queue yet. `settle`: what has to be done once the server knows a file, before it is
   * sent; answers why it failed, or ''.
   */
  add: (files: readonly File[], settle?: Settle) => number;
  pause: (key: string) => void;
  /** After a pause or a failure. */
  resume: (key: string) => void;
  /** Leaves the queue; what the server has of it is the caller's to remove. */
  drop: (key: string) => void;
};

const PREFIX = 'UPLOADS:';
const MOST_REMEMBERED = 50;

type Remembered = Record<string, { id: string; upload: string }>;

const isText = (value: unknown): value is string => typeof value === 'string';

const readRemembered = (name: string): Remembered => {
  const read = readJson(name);
  if (typeof read !== 'object' || read === null) return {};
  const entries = Object.entries(read).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && isText(value.id) && isText(value.upload)
      ? [[key, { id: value.id, upload: value.upload }] as const]
      : [],
  );
  return Object.fromEntries(entries);
};

/** The same file, picked again after the page was loaded anew, goes on where it was. */
const fingerprintOf = ({ name, size, lastModified }: File): string =>
  `${size}-${lastModified}-${name}`;

const memoryOf = (owner: () => string) => {
  const name = () => PREFIX + owner();
  return {
    read: (file: File) => readRemembered(name())[fingerprintOf(file)],
    write: (file: File, begun: { id: string; upload: string }) => {
      const all = Object.entries({ ...readRemembered(name()), [fingerprintOf(file)]: begun });
      writeJson(name(), Object.fromEntries(all.slice(-MOST_REMEMBERED)));
    },
    forget: (file: File) => {
      const { [fingerprintOf(file)]: _, ...others } = readRemembered(name());
      writeJson(name(), others);
    },
  };
};

const OFFLINE = '网络断开了，连上后会接着传';
const ELSEWHERE = '另一个页面正在上传这个文件';
const CUT = '没有传完，请重试';

/** One page at a time sends a file; `work` is called with false where another one does. */
const alone = async (name: string, work: (isAlone: boolean) => Promise<void>): Promise<void> => {
  // older browsers and pages without TLS have none
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work(true);
  await locks.request(name, { ifAvailable: true }, (lock) => work(lock !== null));
};

/** Sends files one after the other, each from where the server has it. */
export const createQueue = (source: QueueSource): UploadQueue => {
  const { begin, base, headers, owner, onChange, send = sendFile } = source;
  const entries = createStore<readonly QueueEntry[]>([]);
  const files = new Map<string, File>();
  const settles = new Map<string, Settle>();
  const memory = memoryOf(owner);
  let running: { key: string; stop: () => void } | undefined;
  let count = 0;

  const find = (key: string) => entries.get().find((entry) => entry.key === key);
  const set = (key: string, change: Partial<QueueEntry>): void =>
    entries.set(
      entries.get().map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
    );

  const begunFor = async (file: File): Promise<Begun & { remembered?: true }> => {
    const known = memory.read(file);
    if (known) return { ...known, remembered: true };
    const begun = await begin({ name: file.name, bytes: file.size });
    if ('upload' in begun) memory.write(file, begun);
    return begun;
  };

  const sendTo = (key: string, file: File, upload: string) =>
    new Promise<{ status: number; message: string } | 'done' | 'stopped'>((resolve) => {
      let sending: Sending | undefined;
      let isStopped = false;
      running = {
        key,
        stop: () => {
          isStopped = true;
          sending?.stop();
          resolve('stopped');
        },
      };
      const wish = {
        ...{ file, url: base + upload, headers },
        onSent: (sent: number) => {
          if (!isStopped) set(key, { sent });
        },
        onDone: () => resolve('done'),
        onFailed: (status: number, message: string) => resolve({ status, message }),
      };
      void send(wish).then(
        (begun) => {
          sending = begun;
          if (isStopped) begun.stop();
        },
        () => resolve({ status: 0, message: '' }),
      );
    });

  const carryOut = async (key: string, file: File): Promise<void> => {
    const begun = await begunFor(file);
    if ('reason' in begun) return set(key, { state: 'failed', reason: begun.reason });
    set(key, { id: begun.id });
    const reason = await settles.get(key)?.(begun.id);
    if (reason) return set(key, { state: 'failed', reason });
    settles.delete(key);
    if (find(key)?.state !== 'sending') return;
    await alone(PREFIX + begun.upload, async (isAlone) => {
      if (!isAlone) return set(key, { state: 'failed', reason: ELSEWHERE });
      const end = await sendTo(key, file, begun.upload);
      if (end === 'stopped') return;
      if (end === 'done') {
        memory.forget(file);
        set(key, { state: 'sent', sent: file.size });
        return onChange();
      }
      const isForgotten = end.status === 404 || end.status === 410;
      if (isForgotten) memory.forget(file);
      // given up meanwhile, as after a day: begun anew
      if (isForgotten && begun.remembered) return set(key, { state: 'waiting', sent: 0 });
      set(key, { state: 'failed', reason: end.message || (end.status ? CUT : OFFLINE) });
    });
  };

  const next = (): void => {
    if (running) return;
    const waiting = entries.get().find(({ state }) => state === 'waiting');
    const file = waiting && files.get(waiting.key);
    if (!waiting || !file) return;
    const { key } = waiting;
    running = { key, stop: () => {} };
    set(key, { state: 'sending', reason: '' });
    void carryOut(key, file)
      .catch(() => set(key, { state: 'failed', reason: CUT }))
      .finally(() => {
        running = undefined;
        next();
      });
  };

  const halt = (key: string): void => {
    if (running?.key === key) running.stop();
  };
  const resume = (key: string): void => {
    const entry = find(key);
    if (!entry || (entry.state !== 'paused' && entry.state !== 'failed')) return;
    set(key, { state: 'waiting', reason: '' });
    next();
  };
  const resumeCut = (): void => {
    for (const { key, state, reason } of entries.get())
      if (state === 'failed' && reason === OFFLINE) resume(key);
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('online', resumeCut);
    // a phone that was locked has cut the connection
    onVisible((visible) => {
      if (visible) resumeCut();
    });
    window.addEventListener('beforeunload', (event) => {
      if (entries.get().some(({ state }) => state === 'sending' || state === 'waiting'))
        event.preventDefault();
    });
  }

  return {
    entries,
    add: (picked, settle) => {
      const held = new Set([...files.values()].map(fingerprintOf));
      const fresh = picked.filter((file) => !held.has(fingerprintOf(file)));
      const added = fresh.map((file): QueueEntry => {
        count += 1;
        const key = String(count);
        files.set(key, file);
        if (settle) settles.set(key, settle);
        const known = memory.read(file);
        const { name, size: bytes } = file;
        return { key, id: known?.id ?? '', name, bytes, sent: 0, state: 'waiting', reason: '' };
      });
      entries.set([...entries.get(), ...added]);
      next();
      return added.length;
    },
    pause: (key) => {
      const state = find(key)?.state;
      if (state !== 'sending' && state !== 'waiting') return;
      set(key, { state: 'paused' });
      halt(key);
    },
    resume,
    drop: (key) => {
      const file = files.get(key);
      if (file && find(key)?.state !== 'sent') memory.forget(file);
      halt(key);
      files.delete(key);
      settles.delete(key);
      entries.set(entries.get().filter((entry) => entry.key !== key));
    },
  };
};
