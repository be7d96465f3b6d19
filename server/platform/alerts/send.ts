import { lookup } from 'node:dns';
import { request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import * as z from 'zod/mini';
import type { AlertKind } from '#schemas/diagnostics/alerts.ts';
import { isPublicAddress } from '../limits/network.ts';
import { chinaTimestamp } from '../time/china-time.ts';
import { SECOND } from '../time/durations.ts';
import { type AlertConfig, hostOf } from './config.ts';

/** For the whole of a message and its answer, in ms. */
const ALERT_TIME = 10 * SECOND;
/** So much of an answer is read, in bytes. */
const LONGEST_ANSWER = 16 * 1024;

/**
 * Why a message did not arrive: `silent` (no answer in time), `unreachable`, `inner` (within the own network),
 * `status 500`, `refused 93000` (the robot's own code).
 */
export class AlertError extends Error {}

/** Looks a name up for a connection, and refuses one that leads into the own network. */
const lookupOutside: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new AlertError('unreachable'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new AlertError('inner'), '');
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });

type Answer = { status: number; text: string };

const post = (
  { url: text, inner }: Pick<AlertConfig, 'url' | 'inner'>,
  body: string,
  signal: AbortSignal,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = new URL(text);
    const host = hostOf(url);
    // an address that is none to look up
    if (!inner && isIP(host) && !isPublicAddress(host)) return reject(new AlertError('inner'));
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    };
    const options = { method: 'POST', headers, agent: false, signal } as const;
    const ask = url.protocol === 'https:' ? securely : plainly;
    const request = ask(url, inner ? options : { ...options, lookup: lookupOutside }, (reply) => {
      const parts: Buffer[] = [];
      let length = 0;
      const answered = () =>
        resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
      reply.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length <= LONGEST_ANSWER) return;
        answered();
        reply.destroy();
      });
      reply.on('end', answered);
      reply.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });

/** What each kind is sent, and the field of its answer that is 0 where it took that. */
const kinds: Record<AlertKind, { body: (text: string, now: number) => object; code?: string }> = {
  json: { body: (text, now) => ({ text, at: chinaTimestamp(now) }) },
  wecom: { body: (content) => ({ msgtype: 'text', text: { content } }), code: 'errcode' },
  dingtalk: { body: (content) => ({ msgtype: 'text', text: { content } }), code: 'errcode' },
  feishu: { body: (text) => ({ msg_type: 'text', content: { text } }), code: 'code' },
};

const answered = z.record(z.string(), z.unknown());

/** The code that a robot answers with; robots say that they refuse by it, with status 200. */
const codeIn = (text: string, field: string): string => {
  try {
    const { data } = z.safeParse(answered, JSON.parse(text));
    const code = data?.[field];
    return typeof code === 'number' ? String(code) : '';
  } catch {
    return '';
  }
};

/** Whatever went wrong, without the address, which is a secret. */
const failureOf = (error: unknown, signal: AbortSignal): AlertError => {
  if (error instanceof AlertError) return error;
  return new AlertError(signal.aborted ? 'silent' : 'unreachable');
};

/**
 * Sends a message. Throws {@link AlertError}; follows no redirect, and reaches no address within the own network
 * unless that is allowed. `timeLimit` in ms.
 */
export const sendAlert = async (
  { url, kind, inner }: Pick<AlertConfig, 'url' | 'kind' | 'inner'>,
  text: string,
  now: number,
  timeLimit = ALERT_TIME,
): Promise<void> => {
  const { body, code } = kinds[kind];
  const signal = AbortSignal.timeout(timeLimit);
  const answer = await post({ url, inner }, JSON.stringify(body(text, now)), signal).catch(
    (error: unknown) => {
      throw failureOf(error, signal);
    },
  );
  if (answer.status < 200 || answer.status > 299) throw new AlertError(`status ${answer.status}`);
  const replyCode = code === undefined ? '0' : codeIn(answer.text, code);
  if (replyCode !== '0') throw new AlertError(`refused ${replyCode}`.trim());
};
