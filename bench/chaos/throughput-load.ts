/**
 * A process that calls servers for a while, over kept connections, each time it is told to; it answers
 * with how many calls were done and how many were not.
 */
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';

/** Calls under way together, however many servers there are. */
const LANES = 32;

export type Thing = { kind: 'course' | 'flash'; id: string; pay: string; agreement: number };
export type Work = {
  origins: readonly string[];
  /** How long it takes, in ms. */
  duration: number;
  /** Calls that are made in turns, or else orders that every member places once for every thing. */
  paths: readonly string[];
  things: readonly Thing[];
  tokens: readonly string[];
  /** The first order; each is placed once in a run. */
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

/** The `number`th call of some work; undefined where there is none any more. */
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

// the one who starts this process sends work alone
process.on('message', async (work: Work) => process.send?.(await carryOut(work)));
