import { chinaMinute } from '../china-time.ts';
import { audiences, deviceAbilities, LIMITS, type Share, type When } from './when.ts';

/** What may stand at a place; each has its words for operators (`fault-words.ts`). */
export type WhenExpected =
  | 'one of all, any, not, audience, newWithin, studies, between, can, share'
  | 'a list of 1 to 8 conditions'
  | 'at most 3 levels of all, any and not'
  | 'at most 20 conditions in all'
  | 'one of visitor, member, card-holder, doctor'
  | 'a whole number from 1 to 365'
  | 'a list of 1 to 20 different ids'
  | 'a list of from and until'
  | 'a minute such as 2026-11-01 00:00, or null'
  | 'a from or an until'
  | 'an until after from'
  | 'one of wechat, ios, android, share, video'
  | 'of, percent, variants and variant only'
  | 'a name such as spring-2'
  | 'a number from 0 to 100 with at most one decimal'
  | 'a list of 2 to 5 different names'
  | 'one of the variants';

/** The first fault: its place, such as `all.0.share.percent` ('' for all of it). */
export type WhenFault = { path: string; expected: WhenExpected };

class Misfit {
  readonly fault: WhenFault;
  constructor(path: string, expected: WhenExpected) {
    this.fault = { path, expected };
  }
}

function need(fits: boolean, path: string, expected: WhenExpected): asserts fits {
  if (!fits) throw new Misfit(path, expected);
}

/** What a condition may be, of which it is one. */
export const whenKinds = [
  ...(['all', 'any', 'not', 'audience', 'newWithin'] as const),
  ...(['studies', 'between', 'can', 'share'] as const),
];

export const EXPERIMENT_NAME = /^[a-z一-鿿][a-z0-9一-鿿-]{0,19}$/;
export const STUDY_ID = /^[\w-]{1,40}$/;
const CHINA_MINUTE = /^20\d\d-\d\d-\d\d \d\d:\d\d$/;

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isText = (raw: unknown, pattern: RegExp): raw is string =>
  typeof raw === 'string' && pattern.test(raw);

const isList = (raw: unknown, least: number, most: number): raw is unknown[] =>
  Array.isArray(raw) && raw.length >= least && raw.length <= most;

const isSet = (raw: unknown, least: number, most: number, pattern: RegExp): raw is string[] =>
  isList(raw, least, most) &&
  // a copy, since `every` passes over holes
  [...raw].every((each) => isText(each, pattern)) &&
  new Set(raw).size === raw.length;

const isNumber = (raw: unknown, least: number, most: number, parts: number): raw is number =>
  typeof raw === 'number' && raw >= least && raw <= most && Math.round(raw * parts) / parts === raw;

const NUMBER_TEXT = /^\d{1,3}(?:\.\d{1,2})?$/;

/** A number as text is that number; anything else stays as it is. */
const numberIn = (raw: unknown): unknown => (isText(raw, NUMBER_TEXT) ? Number(raw) : raw);

/** Ids as numbers are those ids; anything else stays as it is. */
const idsIn = (raw: unknown): unknown =>
  Array.isArray(raw)
    ? [...raw].map((id: unknown) => (Number.isSafeInteger(id) ? `${id}` : id))
    : raw;

const MINUTE = 60_000;

/** As back ends write moments: a date, with or without a time, its seconds and a zone. */
export const MOMENT =
  /^(20\d\d-\d\d-(\d\d))(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(?:\.\d{1,6})?)?(?:(Z)|([+-]\d\d):?(\d\d))?)?$/;

/**
 * The minute of a moment in China; a begun one counts where it is an `until`, so that 23:59:59 is the end of its
 * day. null without an end, undefined for what is no moment that the calendar has.
 */
const minuteIn = (raw: unknown, isUntil: boolean): string | null | undefined => {
  if (raw === null || raw === '') return null;
  const [found, date, day, time = '00:00', seconds = '', utc = '', hours, minutes] =
    (typeof raw === 'string' && MOMENT.exec(raw)) || [];
  if (found === undefined) return undefined;
  // a day that the month does not have would be one of the next
  if (new Date(`${date}T00:00Z`).getUTCDate() !== Number(day)) return undefined;
  const zone = utc || (hours ? `${hours}:${minutes}` : '+08:00');
  const moment = Date.parse(`${date}T${time}${seconds}${zone}`);
  if (Number.isNaN(moment)) return undefined;
  const minute = chinaMinute(isUntil ? Math.ceil(moment / MINUTE) * MINUTE : moment);
  return CHINA_MINUTE.test(minute) ? minute : undefined;
};

const isOneOf = <T extends string>(raw: unknown, list: readonly T[]): raw is T =>
  list.some((item) => item === raw);

const readShare = (raw: unknown, path: string): Share => {
  const { of, percent: rawPercent, variants, variant, ...others } = isRecord(raw) ? raw : { raw };
  const percent = numberIn(rawPercent);
  need(Object.keys(others).length === 0, path, 'of, percent, variants and variant only');
  need(isText(of, EXPERIMENT_NAME), `${path}.of`, 'a name such as spring-2');
  const tenths = 'a number from 0 to 100 with at most one decimal';
  need(isNumber(percent, 0, 100, 10), `${path}.percent`, tenths);
  // -0 is written as 0
  const share: Share = { of, percent: percent + 0 };
  if (variants !== undefined) {
    const names = 'a list of 2 to 5 different names';
    need(isSet(variants, 2, LIMITS.variants, EXPERIMENT_NAME), `${path}.variants`, names);
    share.variants = [...variants];
  }
  if (variant !== undefined) {
    need(isOneOf(variant, share.variants ?? []), `${path}.variant`, 'one of the variants');
    share.variant = variant;
  }
  return share;
};

const readBetween = (raw: unknown, path: string): When => {
  need(isList(raw, 2, 2), path, 'a list of from and until');
  const [from, until] = [minuteIn(raw[0], false), minuteIn(raw[1], true)];
  const minute = 'a minute such as 2026-11-01 00:00, or null';
  need(from !== undefined, `${path}.0`, minute);
  need(until !== undefined, `${path}.1`, minute);
  need(from !== null || until !== null, path, 'a from or an until');
  need(from === null || until === null || until > from, `${path}.1`, 'an until after from');
  return { between: [from, until] };
};

/** `levels`: how many groups the node may still hold one within the other. */
const readNode = (raw: unknown, where: string, levels: number): When => {
  const kinds = 'one of all, any, not, audience, newWithin, studies, between, can, share';
  const [[kind, value] = [], another] = isRecord(raw) ? Object.entries(raw) : [];
  need(kind !== undefined && another === undefined, where, kinds);
  const path = where ? `${where}.${kind}` : kind;
  const inner = (held: unknown, path: string) => {
    need(levels > 0, '', 'at most 3 levels of all, any and not');
    return readNode(held, path, levels - 1);
  };
  switch (kind) {
    case 'all':
    case 'any': {
      need(isList(value, 1, LIMITS.children), path, 'a list of 1 to 8 conditions');
      const items = [...value].map((item, at) => inner(item, `${path}.${at}`));
      return kind === 'all' ? { all: items } : { any: items };
    }
    case 'not':
      return { not: inner(value, path) };
    case 'audience':
      need(isOneOf(value, audiences), path, 'one of visitor, member, card-holder, doctor');
      return { audience: value };
    case 'newWithin': {
      const days = numberIn(value);
      need(isNumber(days, 1, LIMITS.days, 1), path, 'a whole number from 1 to 365');
      return { newWithin: days };
    }
    case 'studies': {
      const ids = idsIn(value);
      need(isSet(ids, 1, LIMITS.studies, STUDY_ID), path, 'a list of 1 to 20 different ids');
      return { studies: ids };
    }
    case 'between':
      return readBetween(value, path);
    case 'can':
      need(isOneOf(value, deviceAbilities), path, 'one of wechat, ios, android, share, video');
      return { can: value };
    case 'share':
      return { share: readShare(value, path) };
  }
  throw new Misfit(where, kinds);
};

const leavesOf = (when: When): number => {
  if ('not' in when) return leavesOf(when.not);
  const items = 'all' in when ? when.all : 'any' in when ? when.any : undefined;
  return items ? items.reduce((sum, item) => sum + leavesOf(item), 0) : 1;
};

/**
 * Reads a condition, whatever it is given; what is read is a copy. Numbers as text, and moments with seconds, `T`,
 * a zone or no time, are read as what they say; anything else that does not fit is a fault of all of it.
 */
export const readWhen = (raw: unknown): { when: When } | { fault: WhenFault } => {
  try {
    const when = readNode(raw, '', LIMITS.levels);
    need(leavesOf(when) <= LIMITS.leaves, '', 'at most 20 conditions in all');
    return { when };
  } catch (thrown) {
    if (thrown instanceof Misfit) return { fault: thrown.fault };
    throw thrown;
  }
};
