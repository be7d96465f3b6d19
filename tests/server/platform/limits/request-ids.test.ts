import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '#server/app.ts';
import { labelsOf, scrape } from '../../harness/scraped.ts';
import { METRICS_TOKEN, measured } from '../../harness/server/measured-server.ts';
import { startUpstream, type Upstream } from '../../harness/upstream.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const CALL = '/v1/index/logo';

let upstream: Upstream;
let app: ReturnType<typeof buildApp>;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  upstream = await startUpstream();
  const stream = { write: (line: string) => lines.push(line) };
  const config = { ...measured(), apiOrigin: upstream.origin };
  app = buildApp({ config, log: { level: 'info', stream } });
});
afterEach(async () => {
  await app.close();
  await upstream.close();
});

/** The id that a request is answered with, told of in the log and sent on under. */
const idOf = async (given?: string, remoteAddress = '127.0.0.1'): Promise<string> => {
  const headers = given === undefined ? {} : { 'x-request-id': given };
  const call = { method: 'POST', url: CALL, headers, remoteAddress } as const;
  const response = await app.inject(call);
  const id = String(response.headers['x-request-id']);
  const answer = z.parse(z.looseObject({ requestId: z.string() }), JSON.parse(lines.at(-1) ?? ''));
  expect([answer.requestId, upstream.calls.at(-1)?.headers['x-request-id']]).toEqual([id, id]);
  return id;
};

it('are made for each request, and answered with it', async () => {
  const [one, other] = [await idOf(), await idOf()];
  expect(one).toMatch(UUID);
  expect(other).toMatch(UUID);
  expect(one).not.toBe(other);
});

it.each([randomUUID(), randomUUID().toUpperCase(), randomUUID().replaceAll('-', '')])(
  'are taken over from a proxy on this machine: %s',
  async (given) => {
    expect(await idOf(given)).toBe(given);
    expect(await idOf(given, '203.0.113.9')).toMatch(UUID);
    expect(await idOf(given, '203.0.113.9')).not.toBe(given);
  },
);

it.each(['18800001234', '11010519491231002X', '1', '../etc', 'x'.repeat(32), `${randomUUID()} `])(
  'are no other text: %s',
  async (given) => {
    expect((await idOf(given)).trim() === given).toBe(false);
  },
);

it('are answered where no router can read the address, too', async () => {
  const response = await app.inject({ url: `/v1/${'%E0%A4%A'.repeat(3)}`, method: 'POST' });
  expect(response.headers['x-request-id']).toMatch(UUID);
  expect(lines.join('')).toContain('"msg":"request"');
});

it('are those of requests whose callers left, as well', async () => {
  upstream.set(CALL, 'hang');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const left = fetch(`${origin}${CALL}`, { method: 'POST', signal: leaving.signal });
  await expect.poll(() => upstream.calls.length).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow();
  await expect.poll(() => lines.join('')).toContain('"outcome":"cut"');
  const series = await scrape(`${origin}/metrics`, METRICS_TOKEN);
  expect(labelsOf(series, 'learning_requests_total', 'outcome')).toContain('cut');
});
