import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { consentPolicy } from '#server/domains/login/consent/consent-page.ts';
import {
  closedPolicy,
  foreignPagePolicy,
  pagePolicy,
  sandboxPolicy,
  workshopPolicy,
} from '#server/platform/http/content-policy.ts';
import { insertPortrait } from '../../harness/insert-portrait.ts';
import { openDatabase } from '../../harness/postgres/database.ts';

const root = mkdtempSync(join(tmpdir(), 'headers-'));
const mediaOrigins = ['https://cdn.example'];
const page = pagePolicy({ media: mediaOrigins });
const upload = `${'a'.repeat(32)}.png`;

const files: Record<string, string> = {
  'dist/client/index.html': '<title>首页</title>',
  'dist/client/page.html': '<title>页面</title>',
  'dist/client/sw.js': '1',
  'dist/client/assets/a.js': '1',
  'dist/client/.vite/manifest.json': 'how it was built',
  'dist/operator/assets/a.js': '1',
  'dist/operator/src/operator/index.html':
    '<meta property="csp-nonce" nonce="of-this-answer"><title>后台</title>',
  'dist/operator/src/operator/preview.html': '<title>预览</title>',
  'dist/preview/assets/a.js': '1',
  'dist/preview/src/operator/preview-link.html': '<title>草稿预览</title>',
  'storybook/index.html': '<title>工作台</title>',
  [`data/uploads/${upload}`]: '1',
};

let opened: OpenDatabase;
let own: FastifyInstance;
const clientDir = join(root, 'dist/client');
const shared = { wechat: undefined, dataDir: join(root, 'data'), mediaOrigins };
// nobody answers there
const forwarding = buildApp({ config: { ...shared, apiOrigin: 'http://127.0.0.1:1' }, clientDir });

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  opened = await openDatabase();
  await insertPortrait(opened.db, upload);
  own = buildApp({
    config: { ...shared, apiOrigin: undefined },
    db: opened.db,
    clientDir,
    workshopDir: join(root, 'storybook'),
  });
  await Promise.all([own.ready(), forwarding.ready()]);
});
afterAll(async () => {
  await Promise.all([own.close(), forwarding.close()]);
  await opened.close();
  rmSync(root, { recursive: true, force: true });
});

type Kind = {
  status: number;
  policy: string | RegExp;
  /** Who may show it; this site alone without it. */
  shown?: 'cross-origin';
};

const isPage = ({ policy }: Kind) => policy !== closedPolicy && policy !== sandboxPolicy;
const closed = (status: number): Kind => ({ status, policy: closedPolicy });
const picture = { shown: 'cross-origin' } as const;
const withNonce = /style-src 'self' 'nonce-[\w+/]{24}'; /;

const kinds: [string, Kind][] = [
  ['GET /drawIndex', { status: 200, policy: page }],
  ['GET /index.html', { status: 200, policy: page }],
  ['GET /sw.js', { status: 200, policy: page }],
  ['GET /assets/a.js', closed(200)],
  ['GET /operator', { status: 200, policy: withNonce }],
  ['GET /operator/releases', { status: 200, policy: withNonce }],
  ['GET /operator/preview', { status: 200, policy: page }],
  ['GET /operator/assets/a.js', closed(200)],
  ['GET /preview/a.0.b', { status: 200, policy: page }],
  [`GET /preview/${'x'.repeat(8192)}`, { status: 200, policy: page }],
  ['GET /preview/assets/a.js', closed(200)],
  ['GET /preview/assets/gone.js', closed(404)],
  ['POST /operator/api/who-am-i', closed(415)],
  ['POST /v1/index/sort', closed(200)],
  ['POST /v1/nothing', closed(404)],
  ['GET /gone.png', closed(404)],
  ['GET /assets/gone.js', closed(404)],
  ['GET /media/logo.svg', { ...closed(200), ...picture }],
  [`GET /uploads/${upload}`, { status: 200, policy: sandboxPolicy, ...picture }],
  ['GET /uploads/gone.png', closed(404)],
  ['GET /stream/a/b.ts', { status: 403, policy: page }],
  ['GET /auth/wechat', { status: 200, policy: consentPolicy }],
  ['GET /auth/wechat?s=base', closed(302)],
  ['GET /storybook', closed(302)],
  ['GET /storybook/', { status: 200, policy: workshopPolicy }],
  ['GET /favicon.ico', closed(204)],
  ['GET /healthz', closed(200)],
  ['GET /readyz', closed(200)],
];

const forwarded: [string, Kind][] = [
  ['POST /v1/index/sort', closed(502)],
  ['GET /auth/wechat', closed(502)],
  ['POST /v1/../index', closed(404)],
  ['GET /operator', { status: 200, policy: /^default-src 'none'; .*style-src 'sha256-[^']+'$/ }],
];

const ask = (app: FastifyInstance, line: string, headers: Record<string, string> = {}) => {
  const [method = '', url = ''] = line.split(' ');
  const body = method === 'POST' && url.startsWith('/v') ? { payload: {} } : {};
  // an asked method is one of those above
  const request = { method: method as 'GET' | 'POST', url, ...body };
  const { accept = /\.(png|js)$/.test(url) ? '*/*' : 'text/html' } = headers;
  return app.inject({ ...request, headers: { ...headers, accept } });
};

const expectHeaders = async (app: FastifyInstance, line: string, kind: Kind): Promise<void> => {
  const { status, policy, shown = 'same-origin' } = kind;
  const plain = await ask(app, line);
  expect(plain.statusCode).toBe(status);
  expect(plain.headers).toMatchObject({
    'content-security-policy': typeof policy === 'string' ? policy : expect.stringMatching(policy),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': shown,
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  });
  const permissions = plain.headers['permissions-policy'];
  if (isPage(kind)) expect(permissions).toMatch(/^autoplay=\(self\), .*camera=\(\), .*usb=\(\)/);
  else expect(permissions).toBeUndefined();
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const secured = await ask(app, line, { 'x-forwarded-proto': 'https' });
  expect(secured.headers['strict-transport-security']).toBe('max-age=31536000');
};

it.each(kinds)('%s has the headers of its kind', (line, kind) => expectHeaders(own, line, kind));

it.each(forwarded)('%s in front of a back end has the headers of its kind', (line, kind) =>
  expectHeaders(forwarding, line, kind),
);

it.each([
  ['none', undefined],
  ['same-origin', undefined],
  ['same-site', 'same-origin'],
  ['cross-site', 'same-origin'],
  ['none, cross-site', 'same-origin'],
])('a page that %s leads to keeps an opener away: %s', async (site, policy) => {
  for (const url of ['/drawIndex', '/courseDetail/1', '/operator']) {
    const { headers } = await ask(own, `GET ${url}`, { 'sec-fetch-site': site });
    expect(headers['cross-origin-opener-policy']).toBe(policy);
  }
});

it.each(['/drawIndex', '/assets/a.js', '/media/logo.svg'])(
  '304 for %s has them too',
  async (url) => {
    const first = await ask(own, `GET ${url}`);
    const again = await ask(own, `GET ${url}`, { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    for (const name of ['content-security-policy', 'cross-origin-resource-policy'])
      expect(again.headers[name]).toBe(first.headers[name]);
  },
);

it('a page of the console has a nonce of its own each time', async () => {
  const nonces = [];
  for (const { headers, body } of [
    await ask(own, 'GET /operator'),
    await ask(own, 'GET /operator'),
  ]) {
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(2);
});

it('inline styles stand in the policies of the workshop and of foreign pages alone', () => {
  const loose = [foreignPagePolicy, workshopPolicy];
  const tight = [closedPolicy, sandboxPolicy, consentPolicy, page];
  for (const policy of loose) expect(policy).toMatch(/style-src .*'unsafe-inline'/);
  for (const policy of tight) expect(policy).not.toContain('unsafe');
});

it('pictures, media and playlists come from the sites that are named', () => {
  const policy = pagePolicy({ media: ['https://cdn.example', 'https:'] });
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example https:;");
  expect(policy).toContain("media-src 'self' blob: https://cdn.example https:;");
  expect(policy).toContain("connect-src 'self' https://cdn.example;");
  expect(pagePolicy({ media: [] })).toContain("img-src 'self' data: blob:;");
});

it('what tells how the app was built is handed out to nobody', async () => {
  for (const url of [
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
  ])
    expect((await ask(own, `GET ${url}`)).body).not.toContain('how it was built');
});
