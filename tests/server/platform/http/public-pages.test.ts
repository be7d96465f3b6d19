import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { DrawnPage, DrawPage } from '#schemas/layout/first-paint.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { text } from '#schemas/wire/primitives.ts';
import { object } from '#schemas/wire/structures.ts';
import { buildApp } from '#server/app.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { envelopeOf, mount } from '#server/platform/endpoint/mount.ts';
import type { PageTimes } from '#server/platform/static/first-paint.ts';

const folder = mkdtempSync(join(tmpdir(), 'public-pages-'));
const clientDir = join(folder, 'client');

const write = (name: string, content: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const built = `<!doctype html><html><head><meta charset="UTF-8" /><script data-token="TOKEN" data-pattern="/thing/:id" data-calls="[]">calls()</script>
<script type="module" crossorigin src="/assets/m.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a.css">
<link crossorigin rel="modulepreload" fetchpriority="low" href="/assets/p.js"><link crossorigin rel="preload" as="style" fetchpriority="low" href="/assets/p.css"></head>
<body><div id="root" class="starting"><div class="boot-page"></div><p class="boot-late">稍候</p></div></body></html>`;
for (const name of ['a', 'p', 'own']) write(`client/assets/${name}.css`, `.${name}{color:red}`);
write('client/index.html', built);
write('client/pages/0.html', built);
write(
  'client/.vite/pages.json',
  JSON.stringify({
    pages: {
      '/thing/:id': 'pages/0.html',
      '/both/:id': 'pages/0.html',
      '/word/:no': 'pages/0.html',
    },
    script: 'calls()',
    token: 'TOKEN',
  }),
);
write(
  'client/.vite/manifest.json',
  JSON.stringify({ 'src/pages/thing/view.tsx': { file: 'assets/v.js', css: ['assets/own.css'] } }),
);
write('first-paint/package.json', '{ "type": "module" }');
write('first-paint/draw-home.js', 'export const drawHome = async () => {};');
// what stands for the built code that draws
write(
  'first-paint/draw-page.js',
  `const call = { path: '/v1/thing', member: false, body: { id: '1', kind: 'a' }, from: { id: 'id' } };
  export const publicPages = [
    { pattern: '/thing/:id', calls: [call] },
    { pattern: '/word/:no', calls: [{ ...call, body: { id: '1' }, from: { id: 'no', of: 'of?' } }] },
    { pattern: '/both/:id', calls: [call, { ...call, member: true }] },
    { pattern: '/login', calls: [] },
  ];
  export const drawPage = (query) => globalThis.drawsPage(query);`,
);

declare global {
  var drawsPage: DrawPage;
}

const drawn: DrawnPage = {
  html: '<main style="--n:2">东西</main>',
  title: '东西',
  pattern: '/thing/:id',
  files: ['src/pages/thing/view.tsx'],
  waiting: false,
  answers: [],
  missed: [],
  params: [],
  errors: [],
};

type Drawing = Parameters<DrawPage>[0];
const drawings: Drawing[] = [];
const draws = (page: (query: Drawing) => Partial<DrawnPage> | Promise<Partial<DrawnPage>>) => {
  globalThis.drawsPage = async (query) => {
    drawings.push({ ...query, answers: new Map(query.answers) });
    const pattern = query.path.replace(
      /^(\/\w+\/).*/,
      query.path.startsWith('/w') ? '$1:no' : '$1:id',
    );
    return { ...drawn, pattern, ...(await page(query)) };
  };
};

const thing = defineEndpoint({
  path: '/v1/thing',
  payload: object({ id: text }),
  data: object({ name: text }),
  access: 'public',
});
const further = { ...thing, path: '/v1/further' };

const calls: FastifyRequest[] = [];
const logged: string[] = [];
const apps: ReturnType<typeof buildApp>[] = [];
const open = (
  times: PageTimes = {},
  answer: (request: FastifyRequest) => Promise<string> = async () =>
    envelopeOf(thing, { name: '甲' }),
) => {
  const app = buildApp({
    config: { apiOrigin: 'http://127.0.0.1:1', wechat: undefined },
    clientDir,
    pageFresh: 60_000,
    pageLimit: 5000,
    log: { level: 'warn', stream: { write: (line) => logged.push(line) } },
    ...times,
  });
  for (const endpoint of [thing, further])
    mount(app, endpoint, async (request) => {
      calls.push(request);
      return answer(request);
    });
  mount(
    app,
    {
      ...thing,
      path: '/operator/api/publish',
      access: { operator: 'own' },
      changes: true,
    } as never,
    async () => '{}',
  );
  apps.push(app);
  return app;
};
const get = (app: ReturnType<typeof buildApp>, url = '/thing/7', headers = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

beforeEach(() => {
  for (const list of [drawings, calls, logged]) list.length = 0;
  draws(() => ({}));
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

const answerOf = (path: string, body: string, content: string) => ({
  path,
  payload: body,
  body,
  text: content,
});

it('stands in the built page, drawn from the answers to its first calls, with its styles', async () => {
  draws(({ answers = new Map() }) => ({
    answers: [...answers].map(([key, content]) => {
      const [path = '', body = ''] = key.split(' ');
      return answerOf(path, body, content);
    }),
  }));
  const { body, headers, statusCode } = await get(open());
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  });
  const [, nonce = ''] =
    /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const styles = [...body.matchAll(/<style nonce="([^"]*)"(?: data-file="([^"]*)")?>/g)];
  expect(styles.map(([, own]) => own)).toEqual(styles.map(() => nonce));
  expect(styles.flatMap(([, , file]) => file ?? [])).toEqual(
    ['a', 'p', 'own'].map((name) => `/assets/${name}.css`),
  );
  expect(body).not.toMatch(/<link[^>]* as="style"| style="|<script type="module"/);
  expect(body).toContain('[data-drawn="v0"]{--n:2}');
  const [, page = ''] = body.split('<div id="root" class="starting" data-first="0">');
  expect(page).toMatch(/^<div class="boot-page"><\/div><style /);
  expect(page).toContain('<div data-of="visitors"><main data-drawn="v0">东西</main></div>');
  expect(page.match(/assets\/\w+\.js/g)).toEqual(
    ['m', 'p', 'v', 'm'].map((name) => `assets/${name}.js`),
  );
  expect(page).toContain(
    `data-call="/v1/thing" data-body="{&#34;id&#34;:&#34;7&#34;,&#34;kind&#34;:&#34;a&#34;}">${envelopeOf(thing, { name: '甲' })}</script>`,
  );
  // members' calls leave early; a visitor's answers are there
  expect(body).toContain('<script data-who="member" data-token="TOKEN"');
  expect(body).not.toContain('data-who="visitor"');
  expect(calls.map((call) => call.body)).toEqual([{ id: '7', kind: 'a' }]);
  expect(logged).toEqual([]);
});

it('is drawn without anything of who asks', async () => {
  await get(open(), '/thing/7', {
    token: 'secret',
    cookie: 'device=secret',
    'x-forwarded-for': '9.9.9.9',
  });
  expect(JSON.stringify(calls.map(({ headers }) => headers))).not.toContain('secret');
  expect(drawings.map(({ answers: _answers, ...query }) => query)).toEqual([
    { path: '/thing/7', search: '' },
  ]);
  // limits count for whoever makes the drawing necessary
  expect(calls.map(({ ip }) => ip)).toEqual(['9.9.9.9']);
});

it('is drawn once for all who ask for the same thing, whatever else their addresses hold', async () => {
  const app = open();
  const urls = [
    '/thing/7',
    '/thing/7?from=a',
    '/Thing/7/',
    '/thing/7?from=b&__proto__=1',
    '/thing/7?kind=a',
  ];
  const pages = await Promise.all([...urls, ...urls].map((url) => get(app, url)));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(drawings).toHaveLength(1);
  await get(app, '/thing/8');
  expect(drawings.map(({ path }) => path)).toEqual(['/thing/7', '/thing/8']);
  await get(app, '/word/X-1?of=2&a=b');
  expect(drawings[2]).toMatchObject({ path: '/word/X-1', search: 'of=2' });
});

it('is drawn again once an operator has changed something', async () => {
  const app = open();
  await get(app);
  await app.inject({ method: 'POST', url: '/operator/api/publish', payload: {} });
  await get(app);
  expect(drawings).toHaveLength(2);
});

it('is drawn pass after pass with the answers that it looks for in vain', async () => {
  const missed = [{ path: '/v1/further', payload: '{"id":"7","page":1}', body: '{"id":"7"}' }];
  draws(({ answers }) => ({
    missed: (answers?.size ?? 0) < 2 ? missed : [],
    html: `<main>${answers?.size}`,
  }));
  expect((await get(open())).body).toContain('<main>2</div>');
  expect(calls.map(({ url }) => url)).toEqual(['/v1/thing', '/v1/further']);
});

it('asks for nothing twice, and not for ever', async () => {
  let nth = 0;
  draws(() => {
    nth += 1;
    return {
      missed: ['0', `${nth}`].map((id) => ({
        path: '/v1/further',
        payload: '{}',
        body: `{"id":"${id}"}`,
      })),
    };
  });
  await get(open());
  expect(drawings).toHaveLength(3);
  expect(calls.map((call) => call.body)).toEqual([
    { id: '7', kind: 'a' },
    { id: '0' },
    { id: '1' },
    { id: '2' },
  ]);
});

it('shows what is refused as phones do, and leaves what fails to them', async () => {
  const refusing = (status: number) => async () => {
    throw new RefusedError({ name: 'none', code: 4004, message: '不存在', status });
  };
  draws(({ answers }) => ({ html: [...(answers?.values() ?? [])].join('') }));
  expect((await get(open({}, refusing(200)))).body).toContain('不存在');
  const { body } = await get(open({}, refusing(503)));
  expect(drawings).toHaveLength(1);
  expect(body).not.toContain('data-of');
  expect(body).toContain('<script data-who="visitor" data-token="TOKEN"');
  expect(body).toMatch(/<div class="boot-page">.*src="\/assets\/m.js"><\/script>/s);
});

it('is the built page where drawing fails', async () => {
  draws(() => {
    throw new Error('not today');
  });
  const { body, statusCode } = await get(open());
  expect([statusCode, body.includes('data-of'), body.includes('class="boot-page"')]).toEqual([
    200,
    false,
    true,
  ]);
  expect(logged.join()).toContain('not today');
  draws(() => ({ pattern: '/other', html: 'other' }));
  expect((await get(open())).body).not.toContain('other');
});

it('shows the shape of the page at first, and the built page’s code, where answers are late', async () => {
  const never = new Promise<string>(() => {});
  const { body } = await get(open({ pageLimit: 60 }, () => never));
  expect(body).toContain(
    'data-first="0"><div class="boot-page"></div><p class="boot-late">稍候</p></div><script data-who="visitor" ',
  );
  expect(body).toContain('data-who="visitor"');
  expect(body).toContain('src="/assets/m.js"></script>');
  expect(drawings).toEqual([]);
});

it.each([
  '/thing/abc',
  '/thing/1234567890123456',
  '/thing/%7B%7D',
  '/thing/%E4%BD',
  '/thing/__proto__',
  '/thing/-1',
  '/thing/7;id=8',
  '/thing/7?kind=b',
  `/thing/7?a=${'x'.repeat(10_000)}`,
  '/word/__proto__',
  `/word/${'x'.repeat(65)}`,
  '/word/1?of=a%20b',
  '/both/7',
  '/login',
  '/thing/7/8',
  '/thing/',
])('is the built page, for which nothing is asked: %s', async (url) => {
  const { body, statusCode } = await get(open(), url);
  expect([statusCode, body]).toEqual([200, built]);
  expect([drawings.length, calls.length]).toEqual([0, 0]);
});

it('is the built page where the address chooses what the page shows', async () => {
  draws(() => ({ params: ['tab'] }));
  const app = open();
  expect((await get(app, '/thing/7?tab=2')).body).not.toContain('东西');
  expect((await get(app, '/thing/8?tab=2')).body).toBe(built);
  expect((await get(app, '/thing/8?from=2')).body).toContain('东西');
});

it('draws few at a time and few a second, and holds few, however many things are asked for', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    let [underWay, most] = [0, 0];
    draws(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
      underWay -= 1;
      return {};
    });
    const app = open();
    const bodies = await Promise.all(
      Array.from({ length: 300 }, (_, id) => get(app, `/thing/${id}`)),
    );
    expect(most).toBeLessThanOrEqual(4);
    expect(bodies.every(({ body }) => body === built || body.includes('东西'))).toBe(true);
    for (let id = 0; id < 300; id += 1) await get(app, `/thing/${id}`);
    expect(drawings.length).toBe(20);
    vi.advanceTimersByTime(1000);
    for (let id = 1000; id < 1100; id += 1) await get(app, `/thing/${id}`);
    expect(drawings.length).toBe(40);
    // the first ones gave way
    vi.advanceTimersByTime(1000);
    await get(app, '/thing/0');
    expect(drawings.length).toBe(41);
  } finally {
    vi.useRealTimers();
  }
});

it('lets a drawing whose calls never end take one turn alone', async () => {
  const never = new Promise<string>(() => {});
  let stuck = true;
  const app = open({ pageLimit: 20 }, async () =>
    stuck ? never : envelopeOf(thing, { name: '甲' }),
  );
  const bodies = await Promise.all([1, 2, 3, 4, 5].map((id) => get(app, `/thing/${id}`)));
  expect(bodies.filter(({ body }) => body === built)).toHaveLength(1);
  stuck = false;
  expect((await get(app, '/thing/6')).body).toBe(built);
});

it('writes answers so that no parser of HTML finds an end in them', async () => {
  const content = '{"code":200,"data":"</script><!-- \u2028 $& &quot;"}';
  draws(() => ({ answers: [answerOf('/v1/thing', '{"a":"<"}', content)], html: '<p>$&</p>' }));
  const { body } = await get(open());
  const [, json = ''] = /data-call="\/v1\/thing"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(JSON.parse(content));
  expect(body).toContain('<p>$&</p>');
});

it('comes in every encoding, and is not drawn where only its head is asked for', async () => {
  const app = open();
  const { body } = await get(app);
  const [br, gzip] = await Promise.all(
    ['br', 'gzip'].map((encoding) => get(app, '/thing/7', { 'accept-encoding': encoding })),
  );
  expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(body);
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(body);
  const head = { method: 'HEAD', url: '/thing/8', headers: { accept: 'text/html' } } as const;
  expect((await app.inject(head)).statusCode).toBe(200);
  expect(drawings).toHaveLength(1);
});

it('leaves every other request as it was', async () => {
  const app = open();
  const asData = await get(app, '/thing/7.json', { accept: 'application/json' });
  expect([asData.statusCode, asData.json().code]).toEqual([404, callRefusals.noSuchPage.code]);
  expect((await get(open({ pageLimit: 0 }))).body).toBe(built);
  expect(drawings).toEqual([]);
});
