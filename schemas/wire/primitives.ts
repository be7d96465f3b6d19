import { CHINA_OFFSET } from '../china-time.ts';
import { cutText } from '../text/cut-text.ts';
import { LONGEST_ENTITY, withEntities, withoutEntities } from '../text/html-entities.ts';
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

let replaced = 0;

/** How many values a default may have replaced so far; a parse that adds none has replaced none. */
export const replacedSoFar = (): number => replaced;

/** What stands in for a value that cannot be read, which is noted unless there was none. */
const instead = <T>(raw: unknown, value: T): T => {
  if (!missing(raw) && raw !== '') replaced += 1;
  return value;
};

/** Longest text a screen has a use for; what is longer is cut, not refused. */
export const MAX_TEXT = 2000;

// most texts hold nothing else and skip what follows
const PLAIN_TEXT = /^[ -~\u3001-\u312f\u3400-\u9fff\uff01-\uff5e]+$/;
/** Nothing but blanks and what takes no room on a screen. */
export const BLANK_TEXT = /^[\s\p{Cc}\p{DI}\u2800]*$/u;
/** What turns the text behind it as well, up to its own end or that of the line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** What draws nothing: control characters but for blanks, lone surrogates and what stands for lost bytes. */
const UNDRAWN = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd]/gu;

/** A text that turns nothing beside it: in an isolate of its own, without any that it brought. */
const isolated = (raw: string): string => {
  const own = cutText(raw, MAX_TEXT + 2).replace(/[\u2066-\u2069]/g, '');
  return `\u2068${cutText(own, MAX_TEXT).trim()}\u2069`;
};

let literal = false;

/** Runs a reading of what somebody has typed: what looks like an entity is what they wrote. */
export const literally = <T>(read: () => T): T => {
  const before = literal;
  literal = true;
  try {
    return read();
  } finally {
    literal = before;
  }
};

/** The text that escaped signs stand for; of one that is far too long, its beginning. */
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

/**
 * Text that a screen can do without; `null`, a missing field and what is no text are ''. HTML entities
 * are read as the signs that they stand for.
 */
export const text = scalar<string>((raw) => asText(raw) ?? instead(raw, ''), '', withEntities);

/** Text that a screen cannot do without, such as a title. */
export const requiredText = scalar<string>((raw) => asText(raw) || undefined, 'text', withEntities);

/** Longest article that is read; what is longer is cut. */
const MAX_HTML = 200_000;

/** Markup of an article, hostile until a sanitiser has read it; what is no text is ''. */
export const html = scalar<string>((raw) =>
  typeof raw === 'string' ? cutText(raw, MAX_HTML).trim() : instead(raw, ''),
);

const ID = /^[\w-]{1,64}$/;

/** Whether a text can be an identifier at all. */
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

/** A switch: open for `1`, `"1"`, `true`; anything else is closed (wire rule 5). */
export const flag = scalar<boolean>(
  (raw) => OPEN.has(trimmed(raw)) || (!CLOSED.has(trimmed(raw)) && instead(raw, false)),
  '',
  (value) => (value ? 1 : 0),
);

/** A switch that says yes with 0 or "0". */
export const zeroFlag = scalar<boolean>(
  (raw) => {
    const value = trimmed(raw);
    if (value === 0 || value === '0') return true;
    return typeof raw !== 'boolean' && Number.isNaN(asNumber(raw)) && instead(raw, false);
  },
  '',
  (value) => (value ? 0 : 1),
);

/** How many there are as people write it: 1.2万, 3千, 12K, 1,200+. */
const COUNTED = /^(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*([千k万w亿]?)\+?$/;
const UNITS: Readonly<Record<string, number>> = { 千: 1e3, k: 1e3, 万: 1e4, w: 1e4, 亿: 1e8 };

const asCounted = (raw: string): number => {
  const written = raw.slice(0, 40).normalize('NFKC').trim().toLowerCase();
  const [, digits = '-', unit = ''] = COUNTED.exec(written) ?? [];
  return Math.round(Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1));
};

/**
 * A whole number from 0, at most the largest, also as people write how many there are; what cannot be
 * read counts as 0.
 */
export const count = scalar<number>((raw) => {
  const number = Math.trunc(asNumber(raw));
  const value = Number.isNaN(number) && typeof raw === 'string' ? asCounted(raw) : number;
  if (Number.isSafeInteger(value) && value >= 0) return Math.min(value, LARGEST_INTEGER);
  return instead(raw, 0);
});

/** A switch that says no with 0, "0" and false alone, and yes where it is missing. */
export const unlessZero = scalar<boolean>(
  (raw) => !CLOSED.has(trimmed(raw)) && (OPEN.has(trimmed(raw)) || instead(raw, true)),
  '',
  (value) => (value ? 1 : 0),
);

/** A length of time in ms, negative included; what cannot be read counts as 0. */
export const duration = scalar<number>((raw) => {
  const value = asNumber(raw);
  return Number.isFinite(value) ? value : instead(raw, 0);
});

const asChoice = (raw: unknown): number | undefined => {
  const value = asNumber(raw);
  return Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER ? value : undefined;
};

/** A whole number that decides something (a type, a state): unreadable is refused. */
export const choice = scalar<number>(asChoice, 'whole number');

/** The same, with the value of a missing one, which the place of the item tells. */
// @__NO_SIDE_EFFECTS__
export const choiceOr = (usual: number) =>
  scalar<number>((raw) => (missing(raw) || raw === '' ? usual : asChoice(raw)), 'whole number');

/** Pages in all; null where the back end does not say. */
export const pageTotal = scalar<number | null>((raw) => {
  const value = asNumber(raw);
  return Number.isSafeInteger(value) && value >= 0 ? value : instead(raw, null);
});

// most amounts already have two decimals and skip the arithmetic
const TIDY = /^(?:0|[1-9]\d{0,8})\.\d\d$/;
/** An amount as people write it: ¥1,299.00, 99元. */
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

/**
 * An amount in yuan as a string with two decimals, '0.00' for free; null where the back end names
 * no price (a missing price is not a free one).
 */
export const money = scalar<string | null>(asAmount, 'amount');

/** Words that stand in place of an amount, such as 面议 or 9.9元起. */
const asWords = (raw: unknown): string | undefined => {
  const words = (typeof raw === 'string' && asText(raw)) || '';
  return words.length <= LONGEST_PRICE && /\p{Script=Han}/u.test(words) ? words : undefined;
};

/** A price to be shown: an amount as `money` has it, or short Chinese words in its place. */
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
/** No moment, as databases write it: 0, 0000-00-00 00:00:00. */
const NO_TIME = /^0*(?:\D0+)*$/;
const LATEST = 8.64e15;
const HOUR = 3_600_000;

/** How far a zone is ahead of UTC in ms, China where none is told; NaN for one that is none. */
const offsetOf = (utc?: string, sign?: string, hours = 0, minutes = 0): number => {
  if (utc) return 0;
  if (!sign) return CHINA_OFFSET;
  const ahead = hours > 14 || minutes > 59 ? Number.NaN : hours * HOUR + minutes * 60_000;
  return sign === '-' ? -ahead : ahead;
};

/** null: there is none; undefined: it cannot be read, or the calendar has no such day. */
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
  // a day that the month does not have would be one of the next
  const exists = new Date(wall).getUTCMonth() === month - 1 && h < 24 && i < 60 && s < 60;
  const ms = wall - offsetOf(utc, sign, Number(hours ?? 0), Number(minutes ?? 0));
  return exists && Number(year) > 999 && ms > 0 ? ms : undefined;
};

/**
 * A moment in ms; 10-digit values are seconds, calendar text without a zone is China time.
 * null where there is none that can be read. Encodes to seconds.
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

/** An address as it was before a back end escaped it like any text. */
const unescapedAddress = (raw: unknown): unknown =>
  typeof raw === 'string' && raw.length <= MAX_TEXT ? unescaped(raw) : raw;

/** A link of the server, hostile until read: '' is no link. */
export const link = scalar<string>(
  (raw) => safeAddress(unescapedAddress(raw)) || instead(raw, ''),
  '',
  withEntities,
);

/** Pictures that come with the answer: of kinds that hold no script. */
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp|bmp|avif);base64,[\w+/=]+$/i;
/** Longest picture that comes with an answer, in characters. */
const MAX_PICTURE = 200_000;
/** A path without its first slash, as tables of uploads have it. */
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
 * A picture's address; '' shows the placeholder. Beside what a link may be: another site without
 * its protocol, a path of an upload, which is this site's, blanks, and the picture itself.
 */
export const picture = scalar<string>(
  (raw) => pictureAddress(unescapedAddress(raw)) || instead(raw, ''),
  '',
  withEntities,
);
