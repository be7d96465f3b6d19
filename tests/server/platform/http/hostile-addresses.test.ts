import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '../../harness/postgres/database.ts';
import { sendRaw, statusesOf } from '../../harness/server/raw-http.ts';

const SECRET = 'not to be served';
let opened: OpenDatabase;
let app: FastifyInstance;
let origin = '';
const root = mkdtempSync(join(tmpdir(), 'served-'));

const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(async () => {
  for (const file of ['outside.txt', '.env', 'data/secret', 'dist/server/main.js'])
    write(file, SECRET);
  for (const file of ['dist/client/.vite/manifest.json', 'storybook/.env']) write(file, SECRET);
  for (const file of ['dist/client/index.html', 'dist/client/page.html', 'storybook/index.html'])
    write(file, '<title>页面</title>');
  for (const file of [
    'dist/client/assets/a.js',
    'dist/operator/assets/a.js',
    'dist/preview/assets/a.js',
  ])
    write(file, '1');
  write('dist/operator/src/operator/index.html', '<title>后台</title>');
  write('dist/operator/src/operator/preview.html', '<title>预览</title>');
  write('dist/preview/src/operator/preview-link.html', '<title>草稿预览</title>');
  opened = await openDatabase();
  app = buildApp({
    config: { apiOrigin: undefined, wechat: undefined, dataDir: join(root, 'data') },
    db: opened.db,
    clientDir: join(root, 'dist/client'),
    workshopDir: join(root, 'storybook'),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await opened.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (line: string, ...headers: string[]) =>
  sendRaw(
    origin,
    [`${line} HTTP/1.1`, 'Host: h', 'Connection: close', ...headers, '', ''].join('\r\n'),
  );

const positions = [
  '/',
  '/media/',
  '/assets/',
  '/storybook/',
  '/uploads/',
  '/stream/a/',
  '/stream/',
  '/operator/',
  '/operator/assets/',
  '/operator/api/',
  '/preview/',
  '/preview/assets/',
  '/v1/',
  '/vb/Index/',
  '/auth/',
  '/index_search/',
];

const endings = [
  '%',
  '%zz',
  '%c0%ae',
  '%c0%ae%c0%ae/outside.txt',
  '%ff',
  '%00',
  'a%00.js',
  '%0d%0aX: y',
  '../outside.txt',
  '..%2foutside.txt',
  '..%5coutside.txt',
  '..\\outside.txt',
  '%2e%2e/outside.txt',
  '%2e%2e%2foutside.txt',
  '%252e%252e%252foutside.txt',
  '..%2f..%2fdata%2fsecret',
  '....//outside.txt',
  '.',
  '..',
  '%2e%2e/',
  './/',
  '//',
  '.env',
  '%2eenv',
  '.vite/manifest.json',
  '%2evite/manifest.json',
  'a'.repeat(9000),
  'a'.repeat(20_000),
  'a b',
  '100%',
  '%61'.repeat(4000),
  '../'.repeat(2000),
  '\xff\xfe',
  '?%',
  '?a[b]=1&a[b][c]=2&__proto__=1',
  '%E4%B8',
  '%F0%9F%98',
  'a/b;c=d,e',
  '"><script>',
];

const FINE = [200, 204, 302, 400, 403, 404, 414, 431];
const open = (target: string) => ask(`GET ${target}`, 'Accept: text/html');
const asking = [
  open,
  (target: string) => ask(`GET ${target}`, 'Accept: application/json'),
  (target: string) => ask(`HEAD ${target}`),
  (target: string) => ask(`POST ${target}`, 'Content-Length: 0'),
];

/** What is wrong with the answers to a target; '' where nothing is. */
const faultsOf = async (target: string): Promise<string[]> => {
  const answers = await Promise.all(asking.map((request) => request(target)));
  return answers.flatMap((answer) => {
    const [status = 0] = statusesOf(answer);
    const notified = answer.includes(SECRET) || /\n\s+at |node_modules|FST_ERR/.test(answer);
    return notified || !FINE.includes(status)
      ? [`${target.slice(0, 60)}: ${answer.slice(0, 40)}`]
      : [];
  });
};

it.each(positions)('no odd address below %s is a failure, or leads elsewhere', async (path) => {
  const faults: string[] = [];
  for (const ending of endings) faults.push(...(await faultsOf(path + ending)));
  expect(faults).toEqual([]);
});

const FOR_PROGRAMS = /^\/operator\/api\//;

it.each(positions)('whoever opens an odd address below %s sees a page', async (path) => {
  const bare: string[] = [];
  for (const ending of endings) {
    const answer = await open(path + ending);
    const redirected = /^HTTP\/1\.1 30\d/.test(answer);
    const isPage = /content-type: text\/html/i.test(answer) && answer.includes('<title>');
    if (!redirected && !isPage && !FOR_PROGRAMS.test(path))
      bare.push(`${path}${ending.slice(0, 60)}: ${answer.slice(0, 40)}`);
  }
  expect(bare).toEqual([]);
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  'whoever opens an address by %s sees a page, as after a form of another site',
  async (method) => {
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const answer = await ask(
      `${method} /courseDetail/1`,
      'Accept: text/html',
      type,
      'Content-Length: 0',
    );
    expect(answer).toContain('<title>页面'.replace('页面', Buffer.from('页面').toString('latin1')));
  },
);

const lines: [string, string][] = [
  ...['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE', 'QUERY', 'OPTIONS'].flatMap(
    (method): [string, string][] =>
      ['/', '/v1/index/sort', '/uploads/a.png', '/operator', '/media/a'].map((path) => [
        `${method} ${path}`,
        '',
      ]),
  ),
  ['OPTIONS *', ''],
  ['CONNECT h:443', ''],
  ['FOO /', ''],
  ['GET /', 'X: y\r\n'.repeat(1500)],
  ['GET /', `Cookie: ${'a=b; '.repeat(3000)}\r\n`],
  ['GET /', `X: ${'x'.repeat(100_000)}\r\n`],
  ['GET /', 'Host: second\r\n'],
  ['GET /', 'Range: bytes=9-1,a-b\r\nIf-Modified-Since: never\r\n'],
  ['GET /', 'Accept: ,,;q=a,\r\nAccept-Encoding: br;q=9,;\r\n'],
  ['GET /media/avatar-1.svg', 'Range: bytes=99999999-\r\n'],
  ['GET /media/avatar-1.svg', 'Range: bytes=-0\r\n'],
  ['POST /v1/index/sort', 'Content-Type: application/json;;;=\r\nContent-Length: 0\r\n'],
  ['POST /v1/index/sort', 'Content-Type: \xff\r\nContent-Length: 0\r\n'],
  ['POST /v1/index/sort', 'Content-Encoding: br\r\nContent-Length: 0\r\n'],
  ['POST /v1/index/sort', 'Token: \xff\x00\r\nContent-Length: 0\r\n'],
  ['POST /v1/index/sort', `Token: ${'a'.repeat(8000)}\r\nContent-Length: 0\r\n`],
];

it.each(lines)('answers %s %.30j without a failure', async (line, headers) => {
  const head = `${line} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${headers}\r\n`;
  const answer = await sendRaw(origin, head);
  // a request that is no HTTP may end its connection without a word
  const [status = 400] = statusesOf(answer);
  expect(status).toBeLessThan(500);
  expect(answer).not.toMatch(/\n\s+at |node_modules/);
});
