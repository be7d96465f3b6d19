import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { runInNewContext } from 'node:vm';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { DrawHome, FirstPaint, FirstPart } from '#schemas/layout/first-paint.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import { defineEndpoint } from '#schemas/wire/define-endpoint.ts';
import { object } from '#schemas/wire/structures.ts';
import { buildApp } from '#server/app.ts';
import { RefusedError } from '#server/platform/endpoint/errors.ts';
import { envelopeOf, mount } from '#server/platform/endpoint/mount.ts';
import type { PageTimes } from '#server/platform/static/first-paint.ts';

const folder = mkdtempSync(join(tmpdir(), 'first-paint-'));
const clientDir = join(folder, 'client');

const write = (name: string, text: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const shell = `<!doctype html><html lang="zh-CN"><head>
<script type="module" async crossorigin src="/assets/v.js"></script>
<script type="module" crossorigin src="/assets/m.js"></script>
<script type="module" crossorigin src="/assets/v.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a.css"></head>
<body><div id="root"><div class="boot"></div><p class="boot-late">稍候</p></div></body>
</html>`;
write('client/assets/a.css', '.a{color:red}');
write('client/assets/own.css', '.own{color:red}');
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
  var firstPaintDraws: DrawHome;
}

const picture = '<link rel="preload" as="image" href="/1.svg" fetchPriority="high"/>';
const part: FirstPart = {
  html: '<main>页面</main>',
  built: 5,
  picture,
  last: false,
  files: ['sections/a/A.tsx'],
};

/** Draws these parts, one after another. */
const draws = (parts: Partial<FirstPart>[], paint: Partial<FirstPaint> = {}) => {
  globalThis.firstPaintDraws = async ({ onPart }) => {
    for (const each of parts) onPart({ ...part, ...each });
    return { built: 5, answers: [], errors: [], ...paint };
  };
};

const apps: ReturnType<typeof buildApp>[] = [];
const open = (times: PageTimes = {}) => {
  const app = buildApp({
    config: { apiOrigin: 'http://127.0.0.1:1', wechat: undefined },
    clientDir,
    pageFresh: 60_000,
    ...times,
  });
  apps.push(app);
  return app;
};
const get = (app: ReturnType<typeof buildApp>, url = '/drawIndex', headers = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

const asStream = (app: ReturnType<typeof buildApp>, encoding: string) =>
  app.inject({
    method: 'GET',
    url: '/drawIndex',
    headers: { accept: 'text/html', 'accept-encoding': encoding },
    payloadAsStream: true,
  });

const late = '<p class="boot-late">稍候</p>';
const toWhole = '<noscript><meta http-equiv="refresh" content="0;url=?whole"></noscript>';
const nonceOf = (headers: OutgoingHttpHeaders) =>
  /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];

beforeEach(() => {
  globalThis.firstPaintDrawn = 0;
  draws([{}]);
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  rmSync(folder, { recursive: true, force: true });
});

it('stands in the built page, with the styles, the code and the first picture of its sections, the app’s own code in front', async () => {
  const { body, headers } = await get(open());
  expect(body).toContain(
    `<div id="root" data-first="5"><main>页面</main>${late}</div><!--/drawn-->`,
  );
  expect(body).not.toContain('class="boot"');
  const nonce = nonceOf(headers);
  const style = (name: string) =>
    `<style nonce="${nonce}" data-file="/assets/${name}.css">.${name}{color:red}</style>`;
  const link = (name: string) =>
    `<link rel="stylesheet" crossorigin href="/assets/${name}.css" media="not all" disabled>`;
  const code = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
  const [head = '', rest = ''] = body.split('<body>');
  expect(head.replace(/\s+/g, ' ')).toBe(
    `<!doctype html><html lang="zh-CN"><head> ${link('a')}${toWhole}</head> `,
  );
  const [ahead = '', page = ''] = rest.split('<div id="root"');
  const last = ':not(:has(+*))';
  const onceWhole = `<style nonce="${nonce}">[data-first]>main${last}>div${last}:not(:has(section)),[data-first]>nav${last}{display:none}`;
  expect(ahead.replace(/(\{display:none\})\[data-first\]>nav~\.boot-late.*<\/style>$/, '$1')).toBe(
    `<!--drawn-->${style('a')}${style('own')}${link('own')}${picture}${['v', 'm', 'own', 'b'].map(code).join('')}${onceWhole}`,
  );
  expect(page.split('<!--/drawn-->')[1]).toMatch(
    /^<script data-code="\/assets\/v\.js \/assets\/m\.js \/assets\/own\.js \/assets\/b\.js">[^<]*<\/script><\/body>\n<\/html>$/,
  );
  expect(headers['cache-control']).toBe('no-cache');
});

it('hides from members what may be otherwise for them', async () => {
  draws([{ html: '<main><b data-personal="true">9.00</b>' }]);
  const { body, headers } = await get(open());
  const [, script = ''] =
    /<script data-token="[^"]*" data-closed="[^"]*">(.*?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(body).toContain('[data-first] [data-personal]{visibility:hidden}');
  const marksOf = (stored: Readonly<Record<string, string>>) => {
    const marks: string[] = [];
    const currentScript = { dataset: { token: 'T', closed: 'P' } };
    const documentElement = {
      setAttribute: (name: string, value: string) => marks.push(`${name}=${value}`),
    };
    const localStorage = { getItem: (key: string) => stored[key] ?? null };
    const sessionStorage = { getItem: (key: string) => stored[key] ?? null };
    const storages = { localStorage, sessionStorage };
    runInNewContext(script, { document: { currentScript, documentElement }, ...storages });
    return marks;
  };
  expect(marksOf({})).toEqual([]);
  expect(marksOf({ P: '1' })).toEqual(['data-closed=']);
  for (const token of ['t', '2f9c1b0e-7d3a-4e5f', '令牌🙂'])
    expect(marksOf({ T: token })).toEqual(['data-member=']);
});

it('has one script alone, let in by its hash, that asks for code after the next frame', async () => {
  const { body, headers } = await get(open());
  const [[, names = '', script = ''] = []] = body.matchAll(
    /<script data-code="([^"]*)">(.*?)<\/script>/g,
  );
  expect(body.match(/<script(?! type="application\/json")/g)).toHaveLength(1);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  const request = (
    hidden: boolean,
    image?: Readonly<Record<string, unknown>>,
    saveData = false,
  ) => {
    const steps: string[] = [];
    const currentScript = { dataset: { code: names } };
    const querySelector = () => image;
    const noticeOf = (step: string) => (next: () => void) => {
      steps.push(step);
      next();
    };
    runInNewContext(script.replace('import(', 'ask('), {
      document: { hidden, currentScript, querySelector },
      devicePixelRatio: 2,
      navigator: { connection: { saveData } },
      history: {},
      addEventListener: () => {},
      requestAnimationFrame: noticeOf('frame'),
      setTimeout: noticeOf('later'),
      ask: (file: string) => {
        steps.push(file);
        return { catch: () => undefined };
      },
    });
    return steps;
  };
  const code = ['v', 'm', 'own', 'b'].map((name) => `/assets/${name}.js`);
  expect(request(false)).toEqual(['frame', 'later', ...code]);
  expect(request(true)).toEqual(code);
  const files = { src: '/1.svg', srcset: '/1.svg?w=800 800w' };
  const image = { src: 'data:', width: 345, dataset: files };
  const [enough, coarse] = [
    { ...image, naturalWidth: 690 },
    { ...image, naturalWidth: 420 },
  ];
  request(false, enough);
  request(false, coarse, true);
  expect(coarse.src).toBe('data:');
  request(false, coarse);
  expect(enough.src).toBe('data:');
  expect(coarse).toMatchObject(files);
});

const main = (image: string) => `<main><section>${image}</section><section>后</section></main>`;
const inFiles =
  '<img srcSet="/media/1.svg?w=160 160w,/media/1.svg?w=420 420w" src="/media/1.svg" fetchPriority="high" decoding="async"/>';

/** A page that serves this as its first picture. */
const openWithPicture = (bytes: number, type = 'image/webp') => {
  const app = open();
  app.get('/media/1.svg', ({ query }, reply) => {
    expect(query).toEqual({ w: '420' });
    return reply.type(type).send(Buffer.alloc(bytes));
  });
  return app;
};

it('holds its first picture where that is small, and asks for code ahead of the page then', async () => {
  draws([{ html: main(inFiles), last: true }]);
  const { body } = await get(openWithPicture(3));
  expect(body).toContain(
    '<img data-srcset="/media/1.svg?w=160 160w,/media/1.svg?w=420 420w" src="data:image/webp;base64,AAAA" data-src="/media/1.svg" fetchPriority="high" decoding="sync"/>',
  );
  expect(body).not.toContain('as="image"');
  const [ahead = '', page = ''] = body.split('<div id="root"');
  expect(ahead.match(/assets\/\w+\.js/g)).toEqual(['assets/v.js', 'assets/m.js']);
  expect(page.split('</main>')[1]).toContain('assets/own.js');
});

it.each([
  ['large', 8193, 'image/webp'],
  ['of another kind', 3, 'image/svg+xml'],
])('asks for its first picture where that is %s', async (_why, bytes, type) => {
  draws([{ html: main(inFiles), last: true }]);
  const { body } = await get(openWithPicture(bytes, type));
  expect(body).toContain(inFiles);
  expect(body).toContain('as="image"');
  const whole = await get(openWithPicture(3), '/drawIndex?whole');
  expect(whole.body).toContain(inFiles);
});

it('has the styles of its beginning ahead, the others behind its first picture', async () => {
  draws([{ html: main(`<b class="a">${inFiles}</b>`).replace('后', '<i class="own">后</i>') }]);
  const app = openWithPicture(9000);
  const ordered = async () =>
    (await get(app)).body.match(/data-file="[^"]*"|<body>|<img|后/g)?.map((each) => each);
  const own = 'data-file="/assets/own.css"';
  const style = 'data-file="/assets/a.css"';
  expect(await ordered()).toEqual(['<body>', style, '<img', own, '后']);
});

it('asks for code behind the page where all of that comes at once', async () => {
  draws([{ last: true }]);
  const { body } = await get(open());
  const [ahead = '', page = ''] = (body.split('<!--drawn-->')[1] ?? '').split('<div id="root"');
  expect(ahead.match(/assets\/\w+\.\w+|as="image"/g)).toEqual([
    'assets/a.css',
    'assets/own.css',
    'assets/own.css',
    'as="image"',
  ]);
  expect(page.match(/assets\/\w+\.\w+/g)).toEqual(
    ['v', 'm', 'own', 'b', 'v', 'm', 'own', 'b'].map((name) => `assets/${name}.js`),
  );
});

it('asks for a file and the first picture once, whatever part needs them', async () => {
  const next = '<link rel="preload" as="image" href="/2.svg"/>';
  draws([{ html: '<main>一' }, { html: '二</main>', picture: next }]);
  const { body } = await get(open());
  expect(body).toContain('<div id="root" data-first="5"><main>一二</main>');
  expect(body).not.toContain('/2.svg');
  draws([
    { html: '<main>一', picture: '' },
    { html: '二</main>', picture: next },
  ]);
  const { body: late } = await get(open());
  expect(late).toContain(
    'data-first="5"><main>一<link rel="preload" as="image" href="/2.svg"/>二</main>',
  );
});

const publish = defineEndpoint({
  path: '/operator/api/publish',
  payload: object({}),
  data: object({}),
  access: { operator: 'own' },
  changes: true,
});
/** A page, beside which operators publish and look. */
const openWithConsole = () => {
  const app = open();
  mount(app, publish, async () => envelopeOf(publish, {}));
  mount(
    app,
    { ...publish, path: '/operator/api/look', changes: undefined as never },
    async () => '{}',
  );
  mount(app, { ...publish, path: '/operator/api/refused' }, async () => {
    throw new RefusedError(callRefusals.notLoggedIn);
  });
  return app;
};
const ask = (app: ReturnType<typeof buildApp>, call: string) =>
  app.inject({ method: 'POST', url: `/operator/api/${call}`, payload: {} });

it.each(['nothing', 'look', 'refused'])(
  'is not drawn again for a call that changes nothing: %s',
  async (call) => {
    const app = openWithConsole();
    for (let times = 0; times < 5; times += 1) {
      await get(app);
      await ask(app, call);
    }
    expect(globalThis.firstPaintDrawn).toBe(1);
  },
);

it('is drawn by one drawing at a time, however often operators change something', async () => {
  let [underWay, most] = [0, 0];
  globalThis.firstPaintDraws = async ({ onPart }) => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    onPart(part);
    underWay -= 1;
    return { built: 5, answers: [], errors: [] };
  };
  const app = openWithConsole();
  const visits = await Promise.all(
    Array.from({ length: 20 }, async (_, visit) => {
      if (visit % 4 === 3) await ask(app, 'publish');
      return get(app);
    }),
  );
  expect(visits.every(({ body }) => body.includes('页面'))).toBe(true);
  expect(most).toBe(1);
  const drawn = globalThis.firstPaintDrawn;
  await ask(app, 'publish');
  await get(app);
  expect(globalThis.firstPaintDrawn).toBe(drawn + 1);
});

it('is drawn once for many, and again once operators have changed something', async () => {
  const app = openWithConsole();
  await Promise.all(Array.from({ length: 50 }, () => get(app)));
  expect(globalThis.firstPaintDrawn).toBe(1);
  await get(app, '/newIndex');
  expect(globalThis.firstPaintDrawn).toBe(2);
  await ask(app, 'publish');
  await get(app);
  expect(globalThis.firstPaintDrawn).toBe(3);
});

it('waits longer for the answers of the first drawing of each page, while the process is cold', async () => {
  const limits: unknown[] = [];
  const { firstPaintDraws } = globalThis;
  globalThis.firstPaintDraws = (query) => {
    limits.push([query.path, query.limit]);
    return firstPaintDraws(query);
  };
  const app = open({ pageFresh: 0, pageLimit: 200, firstPageLimit: 5000 });
  for (const at of ['/drawIndex', '/drawIndex', '/newIndex', '/drawIndex']) await get(app, at);
  expect(limits).toEqual([
    ['/drawIndex', 5000],
    ['/drawIndex', 200],
    ['/newIndex', 5000],
    ['/drawIndex', 200],
  ]);
});

it('asks a back end that has not answered in time once, however often the page is drawn', async () => {
  const limit = 20;
  const answers: unknown[] = [];
  const held: ((answer: string) => void)[] = [];
  let whileDrawn = () => {};
  globalThis.firstPaintDraws = async ({ call, onPart }) => {
    const late = new Promise((resolve) => setTimeout(resolve, limit * 2, '晚'));
    const answer = call('/slow', '{}');
    whileDrawn();
    answers.push(await Promise.race([answer, late]));
    onPart(part);
    return { built: 5, answers: [], errors: [] };
  };
  const app = open({ pageFresh: 0, pageLimit: limit });
  app.post('/slow', () => new Promise<string>((resolve) => held.push(resolve)));
  for (let visit = 0; visit < 5; visit += 1) await get(app);
  expect([held.length, answers]).toEqual([1, Array(5).fill('晚')]);
  whileDrawn = () => held[0]?.('到');
  await get(app);
  expect([held.length, answers.at(-1)]).toEqual([1, '到']);
  // answered, so that it is made anew
  await get(app);
  expect(held).toHaveLength(2);
});

it('is the page as it was built where it cannot be drawn, or is not to be', async () => {
  globalThis.firstPaintDraws = () => {
    throw new Error('not today');
  };
  const { body, statusCode } = await get(open());
  expect(statusCode).toBe(200);
  expect(body).toContain(`<body><div id="root"><div class="boot"></div>${late}</div>`);
  expect(body).toMatch(/src="\/assets\/m\.js"><\/script><\/body>\n<\/html>$/);
  expect((await get(open({ pageLimit: 0 }))).body).toBe(shell);
});

it('leaves the rest to the browser where drawing ends halfway', async () => {
  globalThis.firstPaintDraws = async ({ onPart }) => {
    onPart({ ...part, html: '<main>一' });
    throw new Error('not today');
  };
  const { body } = await get(open());
  expect(body).toMatch(
    /<main>一<p class="boot-late">稍候<\/p><\/div><!--\/drawn--><script.*<\/body>\n<\/html>$/,
  );
});

it('has what stands sent while the rest is drawn, in every encoding, to all who come meanwhile', async () => {
  let go = () => {};
  const removal = new Promise<void>((resolve) => {
    go = resolve;
  });
  globalThis.firstPaintDraws = async ({ onPart }) => {
    onPart({ ...part, html: '<main>先' });
    await removal;
    onPart({ ...part, html: '后</main>' });
    return { built: 5, answers: [], errors: [] };
  };
  const app = open();
  const decoded = {
    br: createBrotliDecompress,
    gzip: createGunzip,
    identity: () => new PassThrough(),
  };
  const texts = await Promise.all(
    Object.entries(decoded).map(async ([encoding, decoder]) => {
      const { stream, headers } = await asStream(app, encoding);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      const chunks: string[] = [];
      const out = stream().pipe(decoder()).setEncoding('utf8');
      const ended = new Promise((resolve) => out.on('end', resolve));
      await new Promise<void>((resolve) =>
        out.on('data', (chunk: string) => {
          chunks.push(chunk);
          if (chunks.join('').includes('<main>先')) resolve();
        }),
      );
      expect(chunks.join('')).not.toContain('后');
      return async () => {
        await ended;
        return chunks.join('');
      };
    }),
  );
  go();
  const all = new Set(await Promise.all(texts.map((text) => text())));
  expect(all.size).toBe(1);
  expect([...all][0]).toContain('<main>先后</main>');
  expect((await get(app)).body).toBe([...all][0]);
  expect(globalThis.firstPaintDrawn).toBe(1);
});

it('shows the skeleton while nothing stands, which goes once something does', async () => {
  draws([{ html: '' }, { html: '<main>页面</main>' }]);
  const { body, headers } = await get(open());
  expect(body).toContain(
    `<style nonce="${nonceOf(headers)}">[data-first]>.boot:not(:last-child){display:none}</style>`,
  );
  expect(body).toMatch(/data-first="5"><div class="boot"><\/div>\s*<main>页面<\/main>/);
});

it('says at its end how many sections are built where that has changed', async () => {
  draws([{}], { built: 8 });
  expect((await get(open())).body).toContain('页面</main><template data-first="8"></template>');
});

it('leads browsers without JavaScript to a page that is built whole', async () => {
  const requests: unknown[] = [];
  const { firstPaintDraws } = globalThis;
  globalThis.firstPaintDraws = ({ path, whole, ...rest }) => {
    requests.push([path, whole]);
    return firstPaintDraws({ path, whole, ...rest });
  };
  const app = open();
  const pages = [
    await get(app),
    await get(app, '/drawIndex?whole'),
    await get(app, '/drawIndex?a=1'),
  ];
  expect(pages.map(({ body }) => body.includes(`${toWhole}</head>`))).toEqual([true, false, true]);
  // nothing is waited for there
  expect(pages.map(({ body }) => body.includes(late))).toEqual([true, false, true]);
  expect(requests).toEqual([
    ['/drawIndex', false],
    ['/drawIndex', true],
  ]);
});

it('writes answers so that no parser of HTML finds an end in them', async () => {
  const text = '{"code":"200","data":"</script><!-- \u2028 &quot;"}';
  const answers = [
    { path: '/v1/x?a="<b>', payload: '{"a":"\\"<"}', body: '{"a":"\\"<"}', text },
    { path: '/v1/long', payload: '{}', body: '{}', text: `"${'x'.repeat(100_000)}"` },
  ];
  draws([{}], { answers });
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
  draws([{ picture: '<link rel="preload" as="image" href="/$&$\'$`.svg"/>' }]);
  const { body } = await get(open());
  expect(body).toContain('href="/$&$\'$`.svg"/>');
});

it('has what stood in style attributes in its own styles, and nothing that is no declaration', async () => {
  draws([
    {
      html: '<main><p style="--n:1;color:red">一</p><p style="--n:1;color:red">二</p><p style="&lt;/style>">三</p>',
    },
    {
      html: '<p style="x:&quot;}*{&quot;">四</p><p style="--n:1;color:red">五</p><p style="--n:2">六</p></main>',
    },
  ]);
  const { body, headers } = await get(open());
  const style = `<style nonce="${nonceOf(headers)}">`;
  expect(body).toContain(`${style}[data-drawn="0"]{--n:1;color:red}</style>`);
  expect(body).toContain(
    `<main><p data-drawn="0">一</p><p data-drawn="0">二</p><p>三</p>${style}[data-drawn="1"]{--n:2}</style><p>四</p><p data-drawn="0">五</p><p data-drawn="1">六</p></main>`,
  );
});

it('lets no style in that an earlier drawing brought', async () => {
  const app = open({ pageFresh: 0 });
  const [one, two] = [await get(app), await get(app)].map(({ headers }) => nonceOf(headers));
  expect(one).toMatch(/^[\w+/]{22}==$/);
  expect(two).not.toBe(one);
});
