import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';

const built = mkdtempSync(join(tmpdir(), 'built-'));
const clientDir = join(built, 'client');
// nothing is called here, so nobody has to answer there
const config = { apiOrigin: 'http://127.0.0.1:1', wechat: undefined };
const home = '<!doctype html><title>首页</title>';
const page = '<!doctype html><title>学堂</title>';
const starter = 'start();';
const own = `<!doctype html><script data-calls="[]">${starter}</script><script src="/a.js"></script>`;
const script = 'console.log("学堂");'.repeat(50);
const app = buildApp({ config, clientDir: writeClient() });

function writeClient(): string {
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), home);
  writeFileSync(join(clientDir, 'page.html'), page);
  mkdirSync(join(clientDir, 'pages'));
  writeFileSync(join(clientDir, 'pages/0.html'), own);
  mkdirSync(join(clientDir, '.vite'));
  const pages = { '/order_pay/:id': 'pages/0.html', '/special/:a/part/:b': 'pages/0.html' };
  writeFileSync(join(clientDir, 'sw.js'), script);
  const styles = { 'pages/0.html': 'sha256-own' };
  const listed = JSON.stringify({ pages, script: starter, styles });
  writeFileSync(join(clientDir, '.vite/pages.json'), listed);
  writeFileSync(join(clientDir, 'pages/0.html.br'), brotliCompressSync(own));
  writeFileSync(join(clientDir, 'assets/main-1a2b.js'), script);
  writeFileSync(join(clientDir, 'assets/main-1a2b.js.br'), brotliCompressSync(script));
  mkdirSync(join(built, 'media'));
  writeFileSync(join(built, 'media/logo.webp'), 'drawn');
  for (const name of ['420.avif', '420.webp', '256.webp', 'webp'])
    writeFileSync(join(built, `media/banner-2.${name}`), name);
  return clientDir;
}

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  rmSync(built, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });

it.each([
  ['/', home],
  ['/index.html', home],
  ['/drawIndex', home],
  ['/DrawIndex/?member_id=7', home],
  ['/newIndex?x=/set', home],
  ['/courseDetail/12', page],
  ['/video1', page],
  ['/index_search/心脏', page],
  ['/set?from=/drawIndex', page],
  ['/order_pay/12', own],
  ['/Order_Pay/12/?x=1', own],
  ['/special/3/part/心', own],
  ['/order_pay', page],
  ['/order_pay/12/13', page],
  ['/my/order_pay/12', page],
])('gives the app at %s, in the shape of what stands there', async (url, body) => {
  const response = await get(encodeURI(url));
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(body);
  expect(response.headers).toMatchObject({
    'content-type': expect.stringMatching(/^text\/html/),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const policy = String(response.headers['content-security-policy']);
  const hash = createHash('sha256').update(starter).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toMatch(/frame-ancestors 'self'/);
});

it('lets the style of a page into this page alone, however it is sent', async () => {
  const styleIn = async (url: string, encoding: string) => {
    const { headers } = await get(url, { accept: 'text/html', 'accept-encoding': encoding });
    return /style-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  expect(await styleIn('/order_pay/12', 'identity')).toBe("'self' 'sha256-own'");
  expect(await styleIn('/order_pay/12', 'br')).toBe("'self' 'sha256-own'");
  expect(await styleIn('/set', 'identity')).toBe("'self'");
});

it.each([
  ['that was cut in a character', '/index_search/%E9%AB'],
  ['with a lone percent sign', '/index_search/100%'],
  ['with a backslash', "/index_search/'%22%5C%20or"],
  ['that is long', `/index_search/${encodeURIComponent('长'.repeat(1000))}`],
])('gives the page at an address %s', async (_, url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(page);
});

it('gives pages without a warning of too many listeners', async () => {
  const warnings: string[] = [];
  const warn = ({ message }: Error) => warnings.push(message);
  process.on('warning', warn);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.listeningOrigin;
  for (const accept of ['text/html', '*/*']) {
    const response = await fetch(`${address}/drawIndex`, { headers: { accept } });
    expect(await response.text()).toBe(home);
  }
  process.off('warning', warn);
  expect(warnings).toEqual([]);
});

it('gives hashed files for ever, compressed where the browser takes it', async () => {
  const url = '/assets/main-1a2b.js';
  const plain = await get(url, { accept: '*/*' });
  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toMatch(/immutable/);
  const packed = await get(url, { accept: '*/*', 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript/),
  });
  expect(packed.rawPayload).toEqual(brotliCompressSync(script));
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
});

it.each([
  '/assets/gone-9z.js',
  '/media/gone.svg',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/v1/index/sort',
  '/favicon.png',
])('has nothing at %s', async (url) => {
  const accept = url.endsWith('png') ? 'image/*' : '*/*';
  const response = await get(url, { accept });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 404, data: null });
  const opened = await get(url);
  expect(opened.body).toBe(page);
});

it('gives the demo pictures', async () => {
  const response = await get('/media/logo.svg', { accept: 'image/*' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/svg/);
  expect(response.headers['cache-control']).toMatch(/max-age=604800/);
});

it.each([
  ['image/avif,image/webp,*/*;q=0.8', '/media/logo.svg', 'image/webp'],
  ['image/png,*/*;q=0.8', '/media/logo.svg', 'image/svg+xml'],
  ['text/html,image/avif,image/webp,*/*;q=0.8', '/media/logo.svg', 'image/svg+xml'],
  ['image/webp', '/media/banner-1.svg', 'image/svg+xml'],
])('gives who takes %s of %s: %s', async (accept, url, type) => {
  const { statusCode, headers, body } = await get(url, { accept });
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type });
  expect(body === 'drawn').toBe(type === 'image/webp');
  // a cache between them keeps one of each
  expect(headers.vary).toMatch(/\baccept\b(?!-)/);
});

it.each([
  ['image/avif,image/webp', '?w=420', '420.avif', 'image/avif'],
  ['image/webp', '?w=420', '420.webp', 'image/webp'],
  ['image/avif,image/webp', '?w=256', '256.webp', 'image/webp'],
  // no narrower than it is
  ['image/avif,image/webp', '?w=1200', 'webp', 'image/webp'],
  ['image/avif,image/webp', '?w=257', 'webp', 'image/webp'],
  ['image/avif', '?w=256', '<svg', 'image/svg+xml'],
  ['text/html,image/avif,image/webp', '?w=420', '<svg', 'image/svg+xml'],
])('gives who takes %s of a picture %s: %s', async (accept, query, begins, type) => {
  const { statusCode, headers, body } = await get(`/media/banner-2.svg${query}`, { accept });
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type });
  expect(body.slice(0, begins.length)).toBe(begins);
  expect(headers.vary).toMatch(/\baccept\b(?!-)/);
  expect(headers['cache-control']).toMatch(/max-age=604800/);
});

it.each([
  ['on', '1200', '420.avif'],
  ['on', '420', '420.avif'],
  ['on', '256', '256.webp'],
  ['off', '1200', 'webp'],
])(
  'gives who saves data (%s) no picture for more than a single density: %s',
  async (saves, w, begins) => {
    const headers = { accept: 'image/avif,image/webp', 'save-data': saves };
    const sent = await get(`/media/banner-2.svg?w=${w}`, headers);
    expect(sent.body.slice(0, begins.length)).toBe(begins);
    expect(sent.headers.vary).toContain('save-data');
  },
);

it('answers who asks for an icon beside what is no page of the app', async () => {
  expect((await get('/favicon.ico', { accept: 'image/*' })).statusCode).toBe(204);
});

it('answers the health check', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
});

it.each([
  ['/drawIndex', 200],
  ['/gone.png', 404],
])('whoever takes anything gets pages but no page for a missing file: %s', async (url, status) => {
  for (const headers of [{ accept: '*/*' }, {}])
    expect((await get(url, headers)).statusCode).toBe(status);
});

it('sends large pictures compressed', async () => {
  const request = { accept: 'image/*', 'accept-encoding': 'br' };
  const packed = await get('/media/banner-1.svg', request);
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toMatch(/^<svg/);
});

it.each([
  ['/orderList', 'text/html'],
  ['/media/banner-2.svg?w=420', 'image/avif,image/webp'],
])('says of %s only that it is as it was, to who has it', async (url, accept) => {
  const first = await get(url, { accept });
  const etag = String(first.headers.etag);
  const again = await get(url, { accept, 'if-none-match': etag });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

it('lets browsers show a picture of last week while they ask for it', async () => {
  const { headers } = await get('/media/logo.svg', { accept: 'image/*' });
  expect(headers['cache-control']).toMatch(/stale-while-revalidate=\d+/);
});

it.each(['/sw.js', '/page.html'])('has browsers look for a new %s on every visit', async (url) => {
  expect((await get(url, { accept: '*/*' })).headers['cache-control']).toBe('no-cache');
});
