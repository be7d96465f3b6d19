import { safeAddress } from '../../../schemas/primitives.ts';
import { allowedHosts } from '../../platform/allowed-hosts.ts';
import { readSession, writeSession } from '../../platform/session.ts';

/** Whoever is logged in has no business here: to be led here would be a loop. */
const LOGIN_PATH = /^\/(?:(?:we)?login|weizanlogin|loginform|member_disabled)\/?$|^\/auth\//i;

const insideApp = ({ pathname, search, hash }: URL): string =>
  pathname.startsWith('//') || LOGIN_PATH.test(pathname) ? '' : pathname + search + hash;

const read = (address: string): URL | undefined => {
  try {
    return new URL(address, location.origin);
  } catch {
    return undefined;
  }
};

/**
 * Where a stored address may lead after login: a path of this app, or an address on one of
 * `hosts`; '' for anything else, a page of the login included.
 */
export const followable = (stored: unknown, hosts = allowedHosts): string => {
  const safe = safeAddress(stored);
  const url = safe ? read(safe) : undefined;
  if (!url) return '';
  if (url.origin === location.origin) return insideApp(url);
  return url.protocol === 'https:' && hosts.includes(url.host) ? url.href : '';
};

const orderAddress = (orderId: string): string =>
  /^[\w-]{1,64}$/.test(orderId) ? `/orderdetail/${orderId}` : '';

const kept = [
  ['orderId', orderAddress],
  ['beforeLoginUrl', (address: string) => followable(address)],
  ['distributionUrl', (address: string) => followable(address)],
] as const;

/**
 * Where to go after login (specification section 4): the stored order, the page before the login,
 * the distribution address, or home. What is read is forgotten, so that it is used once.
 */
export const takeTarget = (): string => {
  for (const [key, addressOf] of kept) {
    const address = addressOf(readSession(key));
    writeSession(key, '');
    if (!address) continue;
    // it belonged to this login, wherever that has led
    writeSession('beforeLoginUrl', '');
    return address;
  }
  return '/';
};
