import * as z from 'zod/mini';

/** Stricter than a URL's host, which may hold signs that end a rule of a content policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, host, href } = new URL(value);
  return /^https?:$/.test(protocol) && HOST.test(host) && href === `${protocol}//${host}/`;
};

/** True also on this machine without TLS: nobody listens in between. */
export const isOriginOverTls = (value: string): boolean => {
  if (!isOrigin(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || hostname === '127.0.0.1' || hostname === 'localhost';
};

const toOrigin = (value: string): string => new URL(value).origin;

export const origin = z.pipe(
  z.string().check(z.refine(isOrigin, '应为 http(s)://主机:端口，不含路径')),
  z.transform(toOrigin),
);

const isBase = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { origin: site, pathname, href } = new URL(value);
  return isOrigin(site) && /^[\w./-]*$/.test(pathname) && href === site + pathname;
};

/** `http(s)://host/path`, without a trailing slash. */
export const base = z.pipe(
  z.string().check(z.refine(isBase, '应为 http(s)://主机 或 http(s)://主机/路径，不含参数')),
  z.transform((value) => new URL(value).href.replace(/\/+$/, '')),
);

/** All hosts below a name of at least two labels. */
const BELOW = /^https?:\/\/\*(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?){2,}(?::\d{1,5})?$/i;
/** Every site with TLS; on purpose there is no shorter way to open everything. */
const EVERY_SITE = 'https:';

const isSource = (value: string): boolean =>
  value === EVERY_SITE || BELOW.test(value) || isOrigin(value);

const toSource = (value: string): string =>
  isOrigin(value) ? toOrigin(value) : value.toLowerCase();

export const listed = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const WRONG = `应为以空格或逗号分隔的来源，如 https://cdn.example.com 或 https://*.example.com；要允许所有网站须写明 ${EVERY_SITE}`;

export const origins = z.pipe(
  z.pipe(z.string(), z.transform(listed)),
  z.pipe(
    z.array(z.string()).check(z.refine((list) => list.every(isSource), WRONG)),
    z.transform((list) => [...new Set(list.map(toSource))]),
  ),
);
