import * as z from 'zod/mini';
import { sessionUser } from '../session/session.ts';
import { localKeys, outlasts, readJson, removeLocal, writeJson } from '../storage/local-store.ts';

const PREFIX = 'DRAFT:';
const LONGEST = 30 * 24 * 3600 * 1000;

const kept = z.object({ at: z.number(), value: z.unknown() });

const ownPrefix = (): string => `${PREFIX}${String(Object(sessionUser()).id ?? '')}:`;

const keysUnder = (prefix: string): string[] => localKeys().filter((key) => key.startsWith(prefix));

const dropOld = (now: number): void => {
  for (const key of keysUnder(PREFIX)) {
    const read = z.safeParse(kept, readJson(key));
    if (!read.success || read.data.at + LONGEST < now) removeLocal(key);
  }
};

export type OwnDrafts = {
  /** What was kept under this name, unchecked; undefined where nothing is. */
  read: (name: string) => unknown;
  /** Gives whether it outlasts the page: storage may be full or forbidden. */
  keep: (name: string, value: unknown) => boolean;
  drop: (name: string) => void;
};

/**
 * What whoever is logged in now writes on this phone and has not sent: under the member's own name,
 * also after the session, so that the next one who logs in does not see it. It goes when it is sent,
 * at a logout, or after a month.
 */
export const ownDrafts = (): OwnDrafts => {
  const prefix = ownPrefix();
  dropOld(Date.now());
  return {
    read: (name) => {
      const read = z.safeParse(kept, readJson(prefix + name));
      return read.success ? read.data.value : undefined;
    },
    keep: (name, value) => {
      writeJson(prefix + name, { at: Date.now(), value });
      return outlasts(prefix + name);
    },
    drop: (name) => removeLocal(prefix + name),
  };
};

/** Whether this member has anything on this phone that was not sent. */
export const hasDrafts = (): boolean => keysUnder(ownPrefix()).length > 0;

export const dropDrafts = (): void => {
  for (const key of keysUnder(ownPrefix())) removeLocal(key);
};
