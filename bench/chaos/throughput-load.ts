/**
 * A process that calls servers over keep-alive connections for a while on every message, and replies with the
 * numbers of successful and failed calls.
 */
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';

/** Concurrent calls, however many servers there are. */
const LANES = 32;

export type Thing = { kind: 'course' | 'flash'; id: string; pay: string; agreement: number };
export type Work = {
  origins: readonly string[];
  /** In milliseconds. */
  duration: number;
  /** Calls to repeat in turns; if empty, every member orders every thing once. */
  paths: readonly string[];
  things: readonly Thing[];
  tokens: readonly string[];
  /** The index of the first order; each is placed once in a run. */
  from: number;
};
export type Done = { done: number; failed: number; next: number; reasons: Record<string, number> };

const readCode = (body: unknown): string => String(Object(body).code);

const ask = async (pool: Pool, path: string, token: string, payload: object): Promise<string> => {
  const headers = { 'content-type': 'application/json', ...(token && { token }) };
  const body = JSON.stringify(payload);
  const answer = await pool.request({ path, method: 'POST', headers, body });
  return readCode(await answer.body.json());
};

/** The call with an index; undefined after the last order. */
const callOf = ({ paths, things, tokens }: Work, number: number) => {
  const path = paths[number % paths.length];
  if (path !== undefined) return { path, token: '', payload: {} };
  const thing = things[Math.floor(number / tokens.length)];
  const token = tokens[number % tokens.length];
  if (!thing || token === undefined) return undefined;
  return { path: '/v1/order/create', token, payload: { ...thing, key: randomUUID() } };
};

const carryOut = async (work: Work): Promise<Done> => {
  const pools = work.origins.map(
    (origin) => new Pool(origin, { connections: Math.ceil(LANES / work.origins.length) }),
  );
  const result: Done = { done: 0, failed: 0, next: work.from, reasons: {} };
  const until = performance.now() + work.duration;
  const lane = async (_: unknown, at: number): Promise<void> => {
    const pool = pools[at % pools.length];
    while (pool && performance.now() < until) {
      const call = callOf(work, result.next);
      if (!call) throw new Error('everything has been ordered');
      result.next += 1;
      const code = await ask(pool, call.path, call.token, call.payload).catch(String);
      if (code === '200') result.done += 1;
      else {
        result.failed += 1;
        result.reasons[code] = (result.reasons[code] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await Promise.all(pools.map((pool) => pool.close()));
  return result;
};

process.on('message', async (work: Work) => process.send?.(await carryOut(work)));
