import { hasUnseen } from '../text/tidy-text.ts';
import { jumpAddress } from './addresses.ts';

/** Where the page that leads away may lead to. `refused`: nowhere, with the reason in words. */
export type JumpTarget =
  | { kind: 'own'; path: string }
  | { kind: 'foreign'; href: string; host: string; secure: boolean; coded: boolean }
  | { kind: 'refused'; reason: string };

const LONGEST_TARGET = 2000;

const refused = (reason: string): JumpTarget => ({ kind: 'refused', reason });

const urlIn = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** Browsers write every spelling of an IPv4 address with four numbers, and IPv6 in brackets. */
const isIp = (hostname: string): boolean =>
  hostname.startsWith('[') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname);

/** A path of the app itself; this page again would lead in a circle. */
const ownPath = (path: string): JumpTarget =>
  path.split(/[?#]/)[0]?.toLowerCase().replace(/\/$/, '') === jumpAddress.pattern
    ? refused('这个链接又指回本页，无法打开')
    : { kind: 'own', path };

/** Judges the address that a link names; `origin` is that of the app. */
export const jumpTarget = (typed: string, origin: string): JumpTarget => {
  const address = typed.trim();
  if (address === '') return refused('链接里没有要打开的网址');
  if (address.length > LONGEST_TARGET) return refused('网址太长，无法打开');
  // browsers leave out tabs and line breaks and take `\` for `/`, so such a text reads otherwise than it looks
  if (hasUnseen(address) || /[\s\\]/u.test(address)) return refused('网址里有不允许的字符');
  if (address.startsWith('/') && !address.startsWith('//')) return ownPath(address);
  if (address.startsWith('//')) return refused('网址不完整，缺少 https://');
  const url = urlIn(address);
  if (!url) return refused('网址不完整或有错误');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refused('只能打开 http 或 https 开头的网址');
  if (url.username !== '' || url.password !== '')
    return refused('网址里带有用户名，可能是仿冒的链接');
  if (url.origin === origin) return ownPath(url.pathname + url.search + url.hash);
  const hostname = url.hostname.replace(/\.$/, '');
  if (isIp(hostname)) return refused('网址是一串数字地址，无法确认对方是谁');
  if (!hostname.includes('.')) return refused('网址不完整或有错误');
  return {
    ...{ kind: 'foreign', href: url.href, host: url.host },
    secure: url.protocol === 'https:',
    coded: /(?:^|\.)xn--/.test(hostname),
  };
};
