import { CHINA_OFFSET } from '../china-time.ts';
import { cutText } from '../text/cut-text.ts';
import { LONGEST_ENTITY, withEntities, withoutEntities } from '../text/html-entities.ts';
import { scalar } from './codec.ts';

/**
 * Tolerant codecs for what existing back ends send: numbers in text, `null` for missing text, `[]` for an
 * empty object (wire rule 4). Encoding gives the clean wire value, so that one schema serves client and
 * server.
 */

export const missing = (raw: unknown): raw is null | undefined => raw === null || raw === undefined;

/** The largest value of an integer column, and so the largest id. */
export const LARGEST_INTEGER = 2_147_483_647;

let replaced = 0;

/** How many unreadable values defaults may have replaced so far; compared before and after a parse. */
export const replacedSoFar = (): number => replaced;

/** The default for an unreadable value, which is counted unless it was missing. */
const instead = <T>(raw: unknown, value: T): T => {
  if (!missing(raw) && raw !== '') replaced += 1;
  return value;
};

/** In characters; a longer text is cut, not refused. */
export const MAX_TEXT = 2000;

// most texts match this and skip the expensive steps
const PLAIN_TEXT = /^[ -~\u3001-\u312f\u3400-\u9fff\uff01-\uff5e]+$/;
/** Only blanks and invisible characters. */
export const BLANK_TEXT = /^[\s\p{Cc}\p{DI}\u2800]*$/u;
/** Bidirectional controls, which would affect the text after them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** Control characters except blanks, lone surrogates, and U+FFFD for lost bytes. */
const UNDRAWN = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd]/gu;

/** The text inside a bidirectional isolate of its own, without its own isolates. */
const isolated = (raw: string): string => {
  const own = cutText(raw, MAX_TEXT + 2).replace(/[\u2066-\u2069]/g, '');
  return `\u2068${cutText(own, MAX_TEXT).trim()}\u2069`;
};

let literal = false;

/** Runs a parse of user input, in which entities are literal text. */
export const literally = <T>(read: () => T): T => {
  const before = literal;
  literal = true;
  try {
    return read();
  } finally {
    literal = before;
  }
};

/** Decodes entities; a far too long text is cut first. */
const unescaped = (raw: string): string =>
  literal ? raw : withoutEntities(raw.slice(0, MAX_TEXT * LONGEST_ENTITY));

const asText = (raw: unknown): string | undefined => {
  if (missing(raw)) return '';
  if (typeof raw === 'string') {
    const whole = unescaped(raw);
    const cut = cutText(whole, MAX_TEXT).trim();
    if (PLAIN_TEXT.test(cut)) return cut;
    const drawn = whole.replace(UNDRAWN, '');
    const text = cutText(drawn, MAX_TEXT).trim();
    if (BLANK_TEXT.test(text)) return '';
    return TURNING.test(text) ? isolated(drawn) : text;
  }
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : undefined;
};

/** Optional text: `null`, a missing field and anything but text are ''. HTML entities are decoded. */
export const text = scalar<string>((raw) => asText(raw) ?? instead(raw, ''), '', withEntities);

/** Text that must not be empty, such as a title. */
export const requiredText = scalar<string>((raw) => asText(raw) || undefined, 'text', withEntities);

/** In characters; a longer article is cut. */
const MAX_HTML = 200_000;

/** Markup, hostile until it is sanitised; anything but text is ''. */
export const html = scalar<string>((raw) =>
  typeof raw === 'string' ? cutText(raw, MAX_HTML).trim() : instead(raw, ''),
);

const ID = /^[\w-]{1,64}$/;

export const isId = (text: string): boolean => ID.test(text);

export const id = scalar<string>((raw) => {
  if (typeof raw === 'number' && raw >= 0 && Number.isSafeInteger(raw)) return String(raw);
  const value = literally(() => asText(raw)) ?? '';
  return isId(value) ? value : undefined;
}, 'id');

const asNumber = (raw: unknown): number =>
  typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : typeof raw === 'number' ? raw : NaN;

const OPEN = new Set<unknown>([1, '1', true, 'true']);

const trimmed = (raw: unknown): unknown => (typeof raw === 'string' ? raw.trim() : raw);

const CLOSED = new Set<unknown>([0, '0', false, 'false']);

/** true for `1`, `"1"`, `true`; false for anything else (wire rule 5). */
export const flag = scalar<boolean>(
  (raw) => OPEN.has(trimmed(raw)) || (!CLOSED.has(trimmed(raw)) && instead(raw, false)),
  '',
  (value) => (value ? 1 : 0),
);

/** An inverted flag: true for 0 and "0". */
export const zeroFlag = scalar<boolean>(
  (raw) => {
    const value = trimmed(raw);
    if (value === 0 || value === '0') return true;
    return typeof raw !== 'boolean' && Number.isNaN(asNumber(raw)) && instead(raw, false);
  },
  '',
  (value) => (value ? 0 : 1),
);

/** Counts as people write them: 1.2万, 3千, 12K, 1,200+. */
const COUNTED = /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*([千k万w亿]?)\+?$/;
const UNITS: Readonly<Record<string, number>> = { 千: 1e3, k: 1e3, 万: 1e4, w: 1e4, 亿: 1e8 };

const asCounted = (raw: string): number => {
  const written = raw.slice(0, 40).normalize('NFKC').trim().toLowerCase();
  const [, digits = '-', unit = ''] = COUNTED.exec(written) ?? [];
  return Math.round(Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1));
};

/** A whole number from 0, capped at the largest integer, also as people write counts; 0 if unreadable. */
export const count = scalar<number>((raw) => {
  const number = Math.trunc(asNumber(raw));
  const value = Number.isNaN(number) && typeof raw === 'string' ? asCounted(raw) : number;
  if (Number.isSafeInteger(value) && value >= 0) return Math.min(value, LARGEST_INTEGER);
  return instead(raw, 0);
});

/** A flag that is true by default: false only for 0, "0" and false. */
export const unlessZero = scalar<boolean>(
  (raw) => !CLOSED.has(trimmed(raw)) && (OPEN.has(trimmed(raw)) || instead(raw, true)),
  '',
  (value) => (value ? 1 : 0),
);

/** Milliseconds, possibly negative; 0 if unreadable. */
export const duration = scalar<number>((raw) => {
  const value = asNumber(raw);
  return Number.isFinite(value) ? value : instead(raw, 0);
});

const asChoice = (raw: unknown): number | undefined => {
  const value = asNumber(raw);
  return Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER ? value : undefined;
};

/** A whole number with a meaning (a type, a state); refused if unreadable. */
export const choice = scalar<number>(asChoice, 'whole number');

/** As `choice`, with a default for a missing value. */
// @__NO_SIDE_EFFECTS__
export const choiceOr = (usual: number) =>
  scalar<number>((raw) => (missing(raw) || raw === '' ? usual : asChoice(raw)), 'whole number');

/** The number of pages; null if the back end does not tell. */
export const pageTotal = scalar<number | null>((raw) => {
  const value = asNumber(raw);
  return Number.isSafeInteger(value) && value >= 0 ? value : instead(raw, null);
});

// most amounts already have two decimals and skip the arithmetic
const TIDY = /^(?:0|[1-9]\d{0,8})\.\d\d$/;
/** Amounts as people write them: ¥1,299.00, 99元. */
const WRITTEN = /^(?:¥|RMB|CNY)?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d*)?\s*元?$/i;
const LONGEST_PRICE = 20;

const inYuan = (value: number): string | undefined =>
  value >= 0 && value < 1e10 ? value.toFixed(2) : undefined;

const asWritten = (raw: string): string | undefined => {
  const written = withoutEntities(raw.slice(0, 40)).normalize('NFKC').trim();
  const [, whole, cents = ''] = WRITTEN.exec(written) ?? [];
  if (whole) return inYuan(Number(whole.replaceAll(',', '') + cents));
  return written === '免费' ? '0.00' : undefined;
};

const asAmount = (raw: unknown): string | null | undefined => {
  if (typeof raw === 'string' && TIDY.test(raw)) return raw;
  if (missing(raw) || raw === '') return null;
  const value = asNumber(raw);
  if (Number.isNaN(value) && typeof raw === 'string') return asWritten(raw);
  return inYuan(value);
};

/** Yuan as a string with two decimals, '0.00' for free; null for a missing price, which is not a free one. */
export const money = scalar<string | null>(asAmount, 'amount');

/** Words in place of an amount, such as 面议 or 9.9元起. */
const asWords = (raw: unknown): string | undefined => {
  const words = (typeof raw === 'string' && asText(raw)) || '';
  return words.length <= LONGEST_PRICE && /\p{Script=Han}/u.test(words) ? words : undefined;
};

/** A price to display: an amount as in `money`, or short Chinese words. */
export const price = scalar<string | null>(
  (raw) => {
    const amount = asAmount(raw);
    return amount === undefined ? asWords(raw) : amount;
  },
  'amount',
  (value) => value && withEntities(value),
);

const CALENDAR =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/i;
/** Empty moments of databases: 0, 0000-00-00 00:00:00. */
const NO_TIME = /^0*(?:\D0+)*$/;
const LATEST = 8.64e15;
const HOUR = 3_600_000;

/** The offset of a zone from UTC in milliseconds, by default China's; NaN if invalid. */
const offsetOf = (utc?: string, sign?: string, hours = 0, minutes = 0): number => {
  if (utc) return 0;
  if (!sign) return CHINA_OFFSET;
  const ahead = hours > 14 || minutes > 59 ? Number.NaN : hours * HOUR + minutes * 60_000;
  return sign === '-' ? -ahead : ahead;
};

/** null: empty; undefined: unreadable, or a day that does not exist. */
const asTime = (raw: unknown): number | null | undefined => {
  if (missing(raw) || raw === 0) return null;
  const text = typeof raw === 'string' ? raw.slice(0, 40).trim() : '';
  if (raw === '' || (text && NO_TIME.test(text))) return null;
  const value = asNumber(raw);
  if (Number.isFinite(value)) {
    const ms = Math.trunc(value) * (Math.abs(value) < 1e11 ? 1000 : 1);
    return ms > 0 && ms < LATEST ? ms : undefined;
  }
  const [, year, ...rest] = CALENDAR.exec(text) ?? [];
  if (!year) return undefined;
  const [month = 0, day = 0, h = 0, i = 0, s = 0] = rest
    .slice(0, 5)
    .map((part) => Number(part ?? 0));
  const [utc, sign, hours, minutes] = rest.slice(5);
  const wall = Date.UTC(Number(year), month - 1, day, h, i, s);
  // a day that the month does not have would become one of the next month
  const exists = new Date(wall).getUTCMonth() === month - 1 && h < 24 && i < 60 && s < 60;
  const ms = wall - offsetOf(utc, sign, Number(hours ?? 0), Number(minutes ?? 0));
  return exists && Number(year) > 999 && ms > 0 ? ms : undefined;
};

/**
 * A moment in milliseconds; values of 10 digits are seconds, calendar text without a zone is China's time.
 * null if missing or unreadable. Encodes to seconds.
 */
export const time = scalar<number | null>(
  (raw) => {
    const moment = asTime(raw);
    return moment === undefined ? instead(raw, null) : moment;
  },
  '',
  (value) => (value === null ? null : Math.round(value / 1000)),
);

// most paths are plain and skip the cleaning
const PLAIN_PATH = /^\/[\w.-][\w./?=&-]*$/;
// a host name or an IPv6 address, without a `user@` before it
const WEB_ADDRESS =
  /^https?:\/\/(?:[\p{L}\p{N}_.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/**
 * The only addresses that the app follows: http, https, and in-app paths (wire rule 15); '' for anything
 * else. `#/path` is an in-app path of the old hash router.
 */
export const safeAddress = (raw: unknown): string => {
  if (typeof raw !== 'string' || raw.length > MAX_TEXT) return '';
  if (PLAIN_PATH.test(raw)) return raw;
  const address = raw.replace(/\p{Cc}/gu, '').trim();
  const path = address.startsWith('#/') ? address.slice(1) : address;
  if (/^\/(?![/\\])/.test(path)) return path.includes('\\') ? '' : path;
  return WEB_ADDRESS.test(address) ? address : '';
};

/** Undoes the escaping of texts that some back ends apply to addresses too. */
const unescapedAddress = (raw: unknown): unknown =>
  typeof raw === 'string' && raw.length <= MAX_TEXT ? unescaped(raw) : raw;

/** A link from the server, unsafe until read; '' is no link. */
export const link = scalar<string>(
  (raw) => safeAddress(unescapedAddress(raw)) || instead(raw, ''),
  '',
  withEntities,
);

/** Inline pictures, of types that cannot hold scripts. */
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif);base64,[\w+/=]+$/i;
const MAX_PICTURE = 200_000;
/** A path without its leading slash, as tables of uploads have it. */
const UPLOADED = /^(?!\.*\/)[^\s:\\?#]+\.(?:jpe?g|png|gif|webp|svg|bmp|avif)(?:\?\S*)?$/i;

const pictureAddress = (raw: unknown): string => {
  if (typeof raw !== 'string' || raw.length > MAX_PICTURE) return '';
  if (PLAIN_PATH.test(raw)) return safeAddress(raw);
  if (PICTURE_DATA.test(raw)) return raw;
  if (raw.length > MAX_TEXT) return '';
  const address = raw
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replace(/^\.\//, '');
  const spelt = address.replace(/\s/gu, (blank) => encodeURIComponent(blank));
  if (/^\/\/[^/\\]/.test(spelt)) return safeAddress(`https:${spelt}`);
  return safeAddress(UPLOADED.test(spelt) ? '/'.concat(spelt) : spelt);
};

/**
 * A picture's address; '' shows the placeholder. Beyond what a link may be: an address without protocol, the
 * path of an upload on this site, blanks, and inline pictures.
 */
export const picture = scalar<string>(
  (raw) => pictureAddress(unescapedAddress(raw)) || instead(raw, ''),
  '',
  withEntities,
);
