import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Data, Endpoint, Payload } from '#schemas/wire/define-endpoint.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { apiOn } from './api.ts';

/** A domain's calls on a server without a port, whose clock stands still until it is moved. */
export const callsOn = <A extends Record<string, Endpoint>>(
  db: Database,
  calls: A,
  options: Partial<AppOptions> = {},
) => {
  let now = Date.now();
  const api = apiOn(db, { clock: () => now, ...options });

  const pathOf = (name: keyof A): string => {
    const endpoint = calls[name];
    if (!endpoint) throw new Error(`no call ${String(name)}`);
    return endpoint.path;
  };

  /** The envelope of a call, whatever it says; `key` is a new one unless given. */
  const ask = <K extends keyof A>(name: K, payload: Partial<Payload<A[K]>>, token?: string) =>
    api.post(pathOf(name), { key: randomUUID(), ...payload }, token);

  const get = async <K extends keyof A>(
    name: K,
    payload: Partial<Payload<A[K]>>,
    token: string,
  ): Promise<Data<A[K]>> => {
    const answer = await ask(name, payload, token);
    if (answer.code !== '200') throw new Error(`${String(name)}: ${answer.msg}`);
    const endpoint: A[K] = calls[name];
    // read by this very schema
    return z.parse(endpoint.data, answer.data) as Data<A[K]>;
  };

  const tick = (ms: number): void => {
    now += ms;
  };
  return { ...api, ask, get, tick, now: () => now };
};
