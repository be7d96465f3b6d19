import { CHINA_OFFSET } from './china-time.ts';
import { scalar } from './codec.ts';

/**
 * Tolerant readers of what a back end of this kind really sends: numbers as strings, `null` for
 * missing text, `[]` for an empty object (wire rule 4). Each is a codec: decoding is tolerant,
 * encoding gives the tidy wire value back, so that one schema serves client and server.
 */

/** Whether the wire has no value here. */
export const missing = (raw: unknown): raw is null | undefined => raw === null || raw === undefined;

/** The largest number that a column of the database holds, and so the largest key of a row. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Longest text a screen has a use for; what is longer is cut, not refused. */
export const MAX_TEXT = 2000;

const asText = (raw: unknown): string | undefined => {
  if (missing(raw)) return '';
  if (typeof raw === 'string') return (raw.length > MAX_TEXT ? raw.slice(0, MAX_TEXT) : raw).trim();
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined;
};

/** Text that a screen can do without; `null`, a missing field and what is no text are ''. */
export const text = scalar<string>((raw) => asText(raw) ?? '');

/** Text that a screen cannot do without, such as a title. */
export const requiredText = scalar<string>((raw) => asText(raw) || undefined, 'text');

/** Longest article that is read; what is longer is cut. */
const MAX_HTML = 200_000;

/** Markup of an article, hostile until a sanitiser has read it; what is no text is ''. */
export const html = scalar<string>((raw) =>
  typeof raw === 'string' ? raw.slice(0, MAX_HTML).trim() : '',
);

const ID = /^[\w-]{1,64}$/;

/** Whether a text can be an identifier at all. */
export const isId = (text: string): boolean => ID.test(text);

/** An identifier as string, from a number or a string of word characters. */
export const id = scalar<string>((raw) => {
  if (typeof raw === 'number' && raw >= 0 && Number.isSafeInteger(raw)) return String(raw);
  const value = asText(raw) ?? '';
  return isId(value) ? value : undefined;
}, 'id');

const OPEN = new Set<unknown>([1, '1', true, 'true']);

/** A switch: open for `1`, `"1"`, `true`; anything else is closed (wire rule 5). */
export const flag = scalar<boolean>(
  (raw) => OPEN.has(typeof raw === 'string' ? raw.trim() : raw),
  '',
  (value) => (value ? 1 : 0),
);

/** A switch that says yes with 0 or "0". */
export const zeroFlag = scalar<boolean>(
  (raw) => raw === 0 || (typeof raw === 'string' && raw.trim() === '0'),
  '',
  (value) => (value ? 0 : 1),
);

const asNumber = (raw: unknown): number =>
  typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : typeof raw === 'number' ? raw : NaN;

/** A whole number from 0, at most the largest; what cannot be read counts as 0. */
export const count = scalar<number>((raw) => {
  const value = Math.trunc(asNumber(raw));
  return Number.isSafeInteger(value) && value > 0 ? Math.min(value, LARGEST_INTEGER) : 0;
});

/** A length of time in ms, negative included; what cannot be read counts as 0. */
export const duration = scalar<number>((raw) => {
  const value = asNumber(raw);
  return Number.isFinite(value) ? value : 0;
});

/** A whole number that decides something (a type, a state): unreadable is refused. */
export const choice = scalar<number>((raw) => {
  const value = asNumber(raw);
  return Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER ? value : undefined;
}, 'whole number');

/** Pages in all; null where the back end does not say. */
export const pageTotal = scalar<number | null>((raw) => {
  const value = asNumber(raw);
  return Number.isSafeInteger(value) && value >= 0 ? value : null;
});

// most amounts already have two decimals and skip the arithmetic
const TIDY = /^(?:0|[1-9]\d{0,8})\.\d\d$/;

/**
 * An amount in yuan as a string with two decimals, '0.00' for free; null where the back end names
 * no price (a missing price is not a free one).
 */
export const money = scalar<string | null>((raw) => {
  if (typeof raw === 'string' && TIDY.test(raw)) return raw;
  if (missing(raw) || raw === '') return null;
  if (typeof raw === 'string' && raw.trim() === '免费') return '0.00';
  const value = asNumber(raw);
  return value >= 0 && value < 1e10 ? value.toFixed(2) : undefined;
}, 'amount');

const CALENDAR =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(Z)?)?$/;
const LATEST = 8.64e15;

const asTime = (raw: unknown): number | null | undefined => {
  if (missing(raw) || raw === '' || raw === 0 || raw === '0') return null;
  const value = asNumber(raw);
  if (Number.isFinite(value)) {
    const ms = Math.trunc(Math.abs(value) < 1e11 ? value * 1000 : value);
    return ms > 0 && ms < LATEST ? ms : undefined;
  }
  const [, year, month, day, hour, minute, second, utc] =
    CALENDAR.exec(typeof raw === 'string' ? raw.trim() : '') ?? [];
  if (!year) return undefined;
  const [y, m, d, h, i, s] = [year, month, day, hour, minute, second].map((part) =>
    Number(part ?? 0),
  );
  const ms = Date.UTC(y ?? 0, (m ?? 1) - 1, d, h, i, s);
  return utc ? ms : ms - CHINA_OFFSET;
};

/**
 * A moment in ms; 10-digit values are seconds, calendar text without a zone is China time.
 * null where there is none that can be read. Encodes to seconds.
 */
export const time = scalar<number | null>(
  (raw) => asTime(raw) ?? null,
  '',
  (value) => (value === null ? null : Math.round(value / 1000)),
);

// most paths are plain and skip the cleaning
const PLAIN_PATH = /^\/[\w.-][\w./?=&-]*$/;
// a host of letters and digits or an IPv6 address, without a `user@` before it
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/**
 * The only addresses the app follows: http, https, and in-app paths (wire rule 15); '' for
 * everything else. `#/path` is an in-app path of the old hash router.
 */
export const safeAddress = (raw: unknown): string => {
  if (typeof raw !== 'string' || raw.length > MAX_TEXT) return '';
  if (PLAIN_PATH.test(raw)) return raw;
  const address = raw.replace(/\p{Cc}/gu, '').trim();
  const path = address.startsWith('#/') ? address.slice(1) : address;
  if (/^\/(?![/\\])/.test(path)) return path.includes('\\') ? '' : path;
  return WEB_ADDRESS.test(address) ? address : '';
};

/** A link of the server, hostile until read: '' is no link. */
export const link = scalar<string>((raw) => safeAddress(raw));

/** A picture's address; '' shows the placeholder. */
export const picture = scalar<string>((raw) => safeAddress(raw));
