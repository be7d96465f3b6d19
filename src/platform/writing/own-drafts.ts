import { sessionUser } from '../session/session.ts';
import {
  isPersisted,
  localKeys,
  readJson,
  removeLocal,
  writeJson,
} from '../storage/local-store.ts';
import { hasShape, isNumber } from '../storage/stored-shape.ts';

const PREFIX = 'DRAFT:';
const LONGEST = 30 * 24 * 3600 * 1000;

const isSaved = hasShape<{ at: number }>({ at: isNumber });

const ownPrefix = (): string => `${PREFIX}${String(Object(sessionUser()).id ?? '')}:`;

const keysUnder = (prefix: string): string[] => localKeys().filter((key) => key.startsWith(prefix));

const dropOld = (now: number): void => {
  for (const key of keysUnder(PREFIX)) {
    const saved = readJson(key);
    if (!isSaved(saved) || saved.at + LONGEST < now) removeLocal(key);
  }
};

export type OwnDrafts = {
  /** undefined where there is none. */
  read: (name: string) => unknown;
  /** Returns whether the draft outlasts the page: storage may be full or forbidden. */
  keep: (name: string, value: unknown) => boolean;
  drop: (name: string) => void;
};

/**
 * Unsent drafts of the logged-in member on this phone. They are stored under the member's id and outlast
 * the session, so that the next member does not see them. A draft is removed when it is sent, at a logout,
 * or after a month.
 */
export const ownDrafts = (): OwnDrafts => {
  const prefix = ownPrefix();
  dropOld(Date.now());
  return {
    read: (name) => {
      const saved = readJson(prefix + name);
      return isSaved(saved) && 'value' in saved ? saved.value : undefined;
    },
    keep: (name, value) => {
      writeJson(prefix + name, { at: Date.now(), value });
      return isPersisted(prefix + name);
    },
    drop: (name) => removeLocal(prefix + name),
  };
};

export const hasDrafts = (): boolean => keysUnder(ownPrefix()).length > 0;

export const dropDrafts = (): void => {
  for (const key of keysUnder(ownPrefix())) removeLocal(key);
};
