import { useSyncExternalStore } from 'react';
import { readJson, readLocal, removeLocal, writeJson, writeLocal } from '../storage/local-store.ts';

/**
 * What the session keeps in local storage (shell rule 8); nothing else reads or writes
 * these keys. Without storage it is kept in memory for as long as the page lives.
 */
export const sessionKeys = {
  token: 'TOKEN',
  user: 'USER',
  /** Of which session the card was told last, and whether it is valid. */
  card: 'CARD',
  couponId: 'couponId',
  receive: 'receive',
  type: 'type',
  /** The member id of whoever referred this member. */
  parentId: 'parentId',
  lastPath: 'lastPath',
  lastFullPath: 'lastFullPath',
  beforeLoginUrl: 'beforeLoginUrl',
  appVersion: 'appVersion',
  /** An order to come back to after login. */
  orderId: 'o_id',
  /** A product to come back to after login. */
  productId: 'p_id',
  wechatType: 'w_type',
  /** The member id of whoever shared the link that led here. */
  sharerId: 'wx_member_P_id',
  distributionUrl: 'distribution_url',
  /** `off`: what is seen and pressed on this phone's home page is not counted. */
  measures: 'MEASURES',
} as const;

export type SessionKey = keyof typeof sessionKeys;

const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** A kept value, '' where there is none. */
export const readSession = (key: SessionKey): string => readLocal(sessionKeys[key]) ?? '';

/** Keeps a value; '' forgets it. */
export const writeSession = (key: SessionKey, value: string): void => {
  if (value === readSession(key)) return;
  if (value) writeLocal(sessionKeys[key], value);
  else removeLocal(sessionKeys[key]);
  tell();
};

/** The member's token; '' for a visitor. */
export const token = (): string => readSession('token');

export const isMember = (): boolean => token() !== '';

/** The member as the login answered it, unchecked; undefined for a visitor. */
export const sessionUser = (): unknown => readJson(sessionKeys.user);

/** Begins a member's session: user and token are stored (shell rule 10). */
export const beginSession = (newToken: string, user: unknown): void => {
  writeJson(sessionKeys.user, user);
  writeSession('token', newToken);
};

/** Stores changed data of the member, such as a new portrait. */
export const changeUser = (more: object): void => {
  writeJson(sessionKeys.user, { ...Object(sessionUser()), ...more });
};

/** Keys that belong to one member and are removed with the session. */
const ofMember = ['token', 'user', 'card', 'couponId', 'receive', 'type', 'parentId'] as const;

/** Removes the session from this phone; the return addresses and the app's version stay. */
export const forgetSession = (): void => {
  for (const key of ofMember) removeLocal(sessionKeys[key]);
  tell();
};

/** Makes all listeners read the session again, such as after the back/forward cache. */
export const refreshSession = tell;

const onStorage = ({ key }: StorageEvent): void => {
  // `key` is null where all of local storage was cleared
  const keys: readonly (string | null)[] = [
    null,
    sessionKeys.token,
    sessionKeys.card,
    sessionKeys.measures,
  ];
  if (keys.includes(key)) tell();
};

/** Calls back when the session changes, in this tab or in another one; returns how to stop. */
export const watchSession = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
};

/** The token as components see it; '' for a visitor and on a server. */
export const useToken = (): string => useSyncExternalStore(watchSession, token, () => '');
