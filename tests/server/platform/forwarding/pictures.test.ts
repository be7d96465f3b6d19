import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startWitness } from '../../harness/server/raw-http.ts';

const PICTURE_BASE = 'https://cdn.example/static';
let witness: Awaited<ReturnType<typeof startWitness>>;
let app: FastifyInstance;

beforeAll(async () => {
  witness = await startWitness();
  const config = { apiOrigin: witness.origin, wechat: undefined, pictureBase: PICTURE_BASE };
  app = buildApp({ config });
});
afterAll(async () => {
  await app.close();
  await witness.close();
});

it.each(['/uploads/2026/a.jpg', '/img/%E8%AF%BE.PNG?v=1', '/a.webp', '/..//evil.example/a.png'])(
  'a picture at %s is sent on to where they are',
  async (url) => {
    const { statusCode, headers } = await app.inject({ method: 'GET', url });
    expect(statusCode).toBe(302);
    const target = new URL(String(headers.location));
    expect([target.host, target.pathname.startsWith('/')]).toEqual(['cdn.example', true]);
    if (!url.includes('..')) expect(headers.location).toBe(`${PICTURE_BASE}${url}`);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(witness.seen).toEqual([]);
  },
);

const THEIRS = `/uploads/${'a'.repeat(32)}.jpg`;
it.each([
  [`${THEIRS}?w=400`, THEIRS],
  [`${THEIRS}?t=a.b-c&w=400`, `${THEIRS}?t=a.b-c`],
  // what is no address that pages ask a width of
  ['/uploads/2026/a.jpg?w=400', '/uploads/2026/a.jpg?w=400'],
  [`${THEIRS}?v=1&w=400`, `${THEIRS}?v=1&w=400`],
])('a width is none of what is sent on: %s', async (url, sent) => {
  const { headers } = await app.inject({ method: 'GET', url });
  expect(headers.location).toBe(PICTURE_BASE + sent);
  // who may see it stands in the address
  expect(headers['cache-control'] === undefined).toBe(sent.includes('?t='));
});

it.each(['/uploads/a.pdf', '/media/none.svg', '/assets/none.png', '/a.png/b'])(
  '%s is not sent on',
  async (url) => {
    const { headers } = await app.inject({ method: 'GET', url });
    expect(headers.location).toBe(undefined);
  },
);

it('is an address without a query, beside a back end, and pages may show pictures of it', () => {
  const API_ORIGIN = 'https://api.example';
  const config = readConfig({ API_ORIGIN, PICTURE_BASE: 'https://CDN.example/static/' });
  expect(config.pictureBase).toBe(PICTURE_BASE);
  expect(config.mediaOrigins).toEqual([API_ORIGIN, 'https://cdn.example']);
  for (const bad of ['https://cdn.example/?a', 'ftp://cdn.example', 'cdn', 'https://a@b.example'])
    expect(() => readConfig({ API_ORIGIN, PICTURE_BASE: bad })).toThrow(/PICTURE_BASE/);
  expect(() => readConfig({ PICTURE_BASE })).toThrow(/API_ORIGIN/);
});
