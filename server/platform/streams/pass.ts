import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../auth/secret.ts';

/** What an address lets its holder play. `limit`: ms from the start, null for all of it. */
export type StreamPass = {
  member: number;
  key: string;
  limit: number | null;
  /** The lesson that was bought, of which is noted what goes out; null where nothing is. */
  lesson: number | null;
  /** Ms since 1970. */
  until: number;
};

const ALL = 'all';

/** Signed over everything that it permits, so that no part of it can be changed. */
const signatureOf = (secret: Secret, { member, key, limit, lesson, until }: StreamPass): string =>
  secret.hash('stream', member, key, limit ?? ALL, lesson, until);

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
    e: String(pass.until),
    s: signatureOf(secret, pass),
  }).toString();

const wholeNumber = (value: unknown): number =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;

/** What the address of `key` permits; null where it is forged or has run out. */
export const readPass = (
  secret: Secret,
  key: string,
  query: Record<string, unknown>,
  now: number,
): StreamPass | null => {
  const limit = query.l === ALL ? null : wholeNumber(query.l);
  const lesson = query.c === undefined ? null : wholeNumber(query.c);
  const pass = { member: wholeNumber(query.m), key, limit, lesson, until: wholeNumber(query.e) };
  if ([pass.member, pass.until, limit ?? 0, lesson ?? 0].some(Number.isNaN)) return null;
  const signed = typeof query.s === 'string' && same(query.s, signatureOf(secret, pass));
  return signed && pass.until > now ? pass : null;
};
