import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../auth/secret.ts';
import { HOUR } from '../time/durations.ts';

/** How long an address is good, in ms; a page asks for a new one before that. */
export const PASS_LIFE = 2 * HOUR;

/** The rights of a signed address. `limit`: ms from the start, null for the whole stream. */
export type StreamPass = {
  member: number;
  key: string;
  limit: number | null;
  /** The bought lesson for which sent parts are recorded; null where none are. */
  lesson: number | null;
  /** The broadcast that plays the stream, which may end or change earlier; null for a lesson. */
  live: number | null;
  /** Ms since 1970. */
  until: number;
};

const ALL = 'all';

/** The signature covers every field of the pass, so none can be changed. */
const signatureOf = (secret: Secret, pass: StreamPass): string => {
  const { member, key, limit, lesson, live, until } = pass;
  return secret.hash('stream', member, key, limit ?? ALL, lesson, live, until);
};

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The search part of an address, without `?`. */
export const passQuery = (secret: Secret, pass: StreamPass): string =>
  new URLSearchParams({
    m: String(pass.member),
    l: pass.limit === null ? ALL : String(pass.limit),
    ...(pass.lesson !== null && { c: String(pass.lesson) }),
    ...(pass.live !== null && { b: String(pass.live) }),
    e: String(pass.until),
    s: signatureOf(secret, pass),
  }).toString();

const wholeNumber = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;

const wholeNumberIfAny = (value: unknown): number | null =>
  value === undefined ? null : wholeNumber(value);

/** The rights that an address of `key` carries; null where it is forged or has expired. */
export const readPass = (
  secret: Secret,
  key: string,
  query: Record<string, unknown>,
  now: number,
): StreamPass | null => {
  const pass = {
    member: wholeNumber(query.m),
    key,
    limit: query.l === ALL ? null : wholeNumber(query.l),
    lesson: wholeNumberIfAny(query.c),
    live: wholeNumberIfAny(query.b),
    until: wholeNumber(query.e),
  };
  if (Object.values(pass).some(Number.isNaN)) return null;
  const signed = typeof query.s === 'string' && same(query.s, signatureOf(secret, pass));
  return signed && pass.until > now ? pass : null;
};
