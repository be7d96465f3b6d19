import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { sampleByPath } from '#stories/back-end/every-sample.ts';
import { apiOn } from '../harness/api.ts';
import { openDatabase } from '../harness/postgres/database.ts';

const beyond = [
  LARGEST_INTEGER + 1,
  String(LARGEST_INTEGER + 1),
  2 ** 53 - 1,
  '9'.repeat(20),
  1e300,
];

let opened: OpenDatabase;
let app: FastifyInstance;
let send: (path: string, payload: unknown) => Promise<{ status: number; body: unknown }>;

beforeAll(async () => {
  opened = await openDatabase();
  // each call comes a minute after the one before, so that none comes too often
  let now = Date.now();
  const api = apiOn(opened.db, { clock: () => now });
  app = api.app;
  const token = await api.tokenOf('demo_doctor');
  send = (path, payload) => {
    now += 60_000;
    return api.post(path, payload, token);
  };
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

/** The payload with one value in the place of each field, one after the other. */
const variantsOf = (payload: unknown, value: unknown): unknown[] => {
  if (typeof payload !== 'object' || payload === null) return [value];
  const entries = Object.entries(payload);
  return entries.flatMap(([name, inner]) =>
    variantsOf(inner, value).map((changed) =>
      Array.isArray(payload)
        ? payload.with(Number(name), changed)
        : { ...payload, [name]: changed },
    ),
  );
};

it.each(everyEndpoint.map(({ path }) => path))(
  '%s takes large numbers without a failure',
  async (path) => {
    const sent = sampleByPath.get(path)?.payload ?? {};
    const failed: unknown[] = [];
    for (const value of beyond)
      for (const payload of variantsOf(sent, value)) {
        const { status } = await send(path, payload);
        if (status >= 500) failed.push(payload);
      }
    expect(failed).toEqual([]);
  },
);
