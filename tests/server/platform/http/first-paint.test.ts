import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildApp } from '../../../../server/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-paint-'));
const clientDir = join(folder, 'client');

const write = (name: string, text: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const shell = `<!doctype html><html lang="zh-CN"><head><link rel="stylesheet" href="/assets/a.css"></head>
<body><div id="root"><div class="boot"></div><p>稍候</p></div>
</body></html>`;
write('client/index.html', shell);
write(
  'client/.vite/manifest.json',
  JSON.stringify({
    'sections/a/A.tsx': { file: 'assets/own.js', css: ['assets/own.css'], imports: ['_b.js'] },
    '_b.js': { file: 'assets/b.js', css: ['assets/a.css'] },
  }),
);
// what stands for the built code that draws: it tells what it was asked, and draws what it is told
write('first-paint/package.json', '{ "type": "module" }');
write(
  'first-paint/draw-home.js',
  `export const drawHome = async (asked) => {
    globalThis.firstPaintDrawn = (globalThis.firstPaintDrawn ?? 0) + 1;
    return globalThis.firstPaintDraws(asked);
  };`,
);

declare global {
  var firstPaintDrawn: number;
  var firstPaintDraws: (asked: { path: string }) => unknown;
}

const drawn = {
  html: '<link rel="preload" as="image" href="/1.svg"/><link rel="preload" as="image" href="/2.svg"/><main>页面</main>',
  theme: 'red',
  built: 5,
  answers: [],
  files: ['sections/a/A.tsx'],
  errors: [],
};

const apps: ReturnType<typeof buildApp>[] = [];
const open = (pageFresh = 60_000) => {
  const app = buildApp({
    config: { apiOrigin: 'http://127.0.0.1:1', wechat: undefined },
    clientDir,
    pageFresh,
  });
  apps.push(app);
  return app;
};
const get = (app: ReturnType<typeof buildApp>, url = '/drawIndex') =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });

beforeEach(() => {
  globalThis.firstPaintDrawn = 0;
  globalThis.firstPaintDraws = () => drawn;
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

it('stands in the built page, with the styles, the code and the first picture of its sections', async () => {
  const { body, headers } = await get(open());
  expect(body).toContain('<html data-theme="red" lang="zh-CN">');
  expect(body).toContain(
    '<!--drawn--><div id="root" data-first="5"><main>页面</main></div><!--/drawn-->',
  );
  expect(body).not.toContain('boot');
  expect(body.match(/assets\/\w+\.\w+/g)).toEqual([
    'assets/a.css',
    'assets/own.css',
    'assets/own.js',
    'assets/b.js',
  ]);
  expect(body).toContain('<link fetchpriority="high" rel="preload" as="image" href="/1.svg"/>');
  expect(body).not.toContain('/2.svg');
  expect(headers['cache-control']).toBe('no-cache');
});

it('is drawn once for many, and again once operators have changed something', async () => {
  const app = open();
  await Promise.all(Array.from({ length: 50 }, () => get(app)));
  expect(globalThis.firstPaintDrawn).toBe(1);
  await get(app, '/newIndex');
  expect(globalThis.firstPaintDrawn).toBe(2);
  await app.inject({ method: 'POST', url: '/operator/api/publish', payload: {} });
  await get(app);
  expect(globalThis.firstPaintDrawn).toBe(3);
});

it('is the page as it was built where it cannot be drawn', async () => {
  globalThis.firstPaintDraws = () => {
    throw new Error('not today');
  };
  const { body, statusCode, headers } = await get(open());
  expect([statusCode, body]).toEqual([200, shell]);
  expect(headers['content-security-policy']).not.toContain('sha256-');
});

it('writes answers so that no parser of HTML finds an end in them', async () => {
  const text = '{"code":"200","data":"</script><!-- \u2028 &quot;"}';
  const answers = [
    { path: '/v1/x?a="<b>', body: '{"a":"\\"<"}', text },
    { path: '/v1/long', body: '{}', text: `"${'x'.repeat(100_000)}"` },
  ];
  globalThis.firstPaintDraws = () => ({ ...drawn, answers });
  const { body } = await get(open());
  const [, call, sent, json = ''] =
    /<script type="application\/json" data-call="([^"]*)" data-body="([^"]*)">(.*?)<\/script>/s.exec(
      body,
    ) ?? [];
  expect([call, sent]).toEqual([
    '/v1/x?a=&#34;&#60;b&#62;',
    '{&#34;a&#34;:&#34;\\&#34;&#60;&#34;}',
  ]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(JSON.parse(text));
  expect(body).not.toContain('/v1/long');
});

it('takes an address as it is, whatever its signs', async () => {
  const html = '<link rel="preload" as="image" href="/$&$\'$`.svg"/><main>页面</main>';
  globalThis.firstPaintDraws = () => ({ ...drawn, html });
  const { body } = await get(open());
  expect(body).toContain('href="/$&$\'$`.svg"/>');
});

it('has what stood in style attributes in one style, and nothing that is no declaration', async () => {
  const html =
    '<main><p style="--n:1;color:red">一</p><p style="--n:1;color:red">二</p><p style="&lt;/style>">三</p><p style="x:&quot;}*{&quot;">四</p></main>';
  globalThis.firstPaintDraws = () => ({ ...drawn, html });
  const { body, headers } = await get(open());
  expect(body).toContain('<style>[data-drawn="0"]{--n:1;color:red}</style>');
  expect(body).toContain(
    '<main><p data-drawn="0">一</p><p data-drawn="0">二</p><p>三</p><p>四</p></main>',
  );
  expect(String(headers['content-security-policy'])).toMatch(/style-src 'self' 'sha256-[^']+'/);
});
