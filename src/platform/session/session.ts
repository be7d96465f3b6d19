import { useSyncExternalStore } from 'react';
import { readJson, readLocal, removeLocal, writeJson, writeLocal } from '../storage/local-store.ts';

/**
 * The session's keys in local storage (shell rule 8); nothing else reads or writes them. Without storage
 * the values live in memory as long as the page.
 */
export const sessionKeys = {
  token: 'TOKEN',
  user: 'USER',
  /** The session whose card was reported last, and whether that is valid. */
  card: 'CARD',
  couponId: 'couponId',
  receive: 'receive',
  type: 'type',
  /** The member id of the referrer. */
  parentId: 'parentId',
  lastPath: 'lastPath',
  lastFullPath: 'lastFullPath',
  beforeLoginUrl: 'beforeLoginUrl',
  appVersion: 'appVersion',
  orderId: 'o_id',
  productId: 'p_id',
  wechatType: 'w_type',
  /** The member id of whoever shared the link that led here. */
  sharerId: 'wx_member_P_id',
  distributionUrl: 'distribution_url',
  /** `off`: this phone's home page is not measured. */
  measures: 'MEASURES',
} as const;

export type SessionKey = keyof typeof sessionKeys;

const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const readSession = (key: SessionKey): string => readLocal(sessionKeys[key]) ?? '';

/** '' removes the value. */
export const writeSession = (key: SessionKey, value: string): void => {
  if (value === readSession(key)) return;
  if (value) writeLocal(sessionKeys[key], value);
  else removeLocal(sessionKeys[key]);
  tell();
};

/** '' for a visitor. */
export const token = (): string => readSession('token');

export const isMember = (): boolean => token() !== '';

/** As answered by the login, unchecked; undefined for a visitor. */
export const sessionUser = (): unknown => readJson(sessionKeys.user);

/** Shell rule 10. */
export const beginSession = (newToken: string, user: unknown): void => {
  writeJson(sessionKeys.user, user);
  writeSession('token', newToken);
};

export const changeUser = (more: object): void => {
  writeJson(sessionKeys.user, { ...Object(sessionUser()), ...more });
};

const ofMember = ['token', 'user', 'card', 'couponId', 'receive', 'type', 'parentId'] as const;

/** The return addresses and the app's version stay. */
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

/** '' for a visitor. */
export const useToken = (): string => useSyncExternalStore(watchSession, token, token);
