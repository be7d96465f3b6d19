import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { HEAVY_MEMBER } from '#bench/seed/scale.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import type { Database } from '#server/db/database.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { consoleOn } from '../operator/console.ts';
import { everyDesk } from '../operator/every-desk.ts';
import { furtherSamples } from './further-samples.ts';
import { knownRows } from './known-rows.ts';
import { samplesFor } from './samples.ts';

/** Calls that end what the others need: they come last. */
const LAST = [
  '/v1/product/clearViewed',
  '/v1/Login/endSessions',
  '/v1/Login/logout',
  '/v1/wxlogin/Info',
  '/operator/api/sign-out',
  '/operator/api/sign-in',
];

const inTurn = (endpoints: readonly Endpoint[]): Endpoint[] =>
  endpoints.toSorted((a, b) => LAST.indexOf(a.path) - LAST.indexOf(b.path));

export type OneCall = { path: string; endpoint: Endpoint; payload: Record<string, unknown> };

/** Every call of learners and operators with payloads that find a lot, on a database that was filled. */
export const everyCallOn = async (db: Database) => {
  const desk = await consoleOn(db, {}, everyDesk);
  const seat = await desk.newSeat('publish');
  const token = await startSession(db, HEAVY_MEMBER, Date.now());
  const rows = await knownRows(db);
  const samples = samplesFor(rows, Date.now());
  const further = furtherSamples(rows);
  const endpoints = inTurn([...everyEndpoint, ...Object.values(everyDesk)]);
  const calls: OneCall[] = endpoints.flatMap((endpoint) => {
    const { path } = endpoint;
    const payloads = [samples[path] ?? {}, ...(further[path] ?? [])];
    return payloads.map((payload) => ({ path, endpoint, payload }));
  });
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': desk.network,
    token,
    cookie: seat.cookie,
    'x-csrf': seat.csrf,
  };
  const app: FastifyInstance = desk.app;
  const ask = async ({ path, payload }: OneCall) => {
    const body = JSON.stringify({ key: randomUUID(), ...payload });
    const response = await app.inject({ method: 'POST', url: path, headers, payload: body });
    return z.parse(envelope, response.json());
  };
  return { calls, ask, close: () => app.close() };
};
