/**
 * The cost of drawing home pages on the server: throughput of a drawn page compared with a bare route that
 * sends the same bytes; the time to draw each home compared with a bare render of the same sections, and to draw all
 * sections; the effect of a back end that does not answer; and heap growth over RENDERS drawings (10,000 by default).
 */
import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { type DrawHome, type FirstPaint, WHOLE } from '#schemas/layout/first-paint.ts';
import { homeAddresses } from '#schemas/layout/home-addresses.ts';
import { firstPaint } from '#scripts/bundle/first-paint.mjs';
import { buildApp } from '#server/app.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { startUpstream } from '#tests/server/harness/upstream.ts';
import { hammer } from './http-load.ts';
import { median } from './median.ts';

// React is measured as it is served
process.env.NODE_ENV = 'production';

const HOME = '/drawIndex';
const BARE = '/bare';
const ROUNDS = 7;
const ROUND = 2000;
const COLD = 200;
const RENDERS = Number(process.env.RENDERS ?? 10_000);
/** In MB, over all drawings after the first tenth. */
const GROWTH = 8;
const VISITORS = 1000;
/** A drawing to a bare render of the same sections. */
const MOST_TIMES = 3;
/** Drawings of a home that are not counted, until the code is optimised. */
const WARM_UP = 100;

const rootDir = path.resolve(import.meta.dirname, '..');
const clientDir = path.join(rootDir, 'dist/client');

type Order = { origin: string; at: string };

const loadProcess = () => {
  const child = fork(fileURLToPath(import.meta.url), ['load']);
  /** Resolves with the number of answers in a round. */
  const ask = (order: Order): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (answers) => resolve(Number(answers)));
      child.send(order);
    });
  return { ask, end: () => child.disconnect() };
};

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** In MB, after garbage collection. */
const heap = (): number => {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

let failed = false;
const judge = (what: string, value: string, reached: boolean): void => {
  failed ||= !reached;
  console.log(`${what}: ${value} (${reached ? 'met' : 'NOT met'})`);
};

type Answers = FirstPaint['answers'];

const answersIn = (html: string): Answers =>
  [...html.matchAll(/data-call="([^"]*)" data-body="([^"]*)"[^>]*>(.*?)<\/script>/gs)].map(
    ([, at = '', body = '', text = '']) => {
      const plain = body.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
      return { path: at, payload: plain, body: plain, text };
    },
  );

const throughput = async (): Promise<Answers> => {
  const opened = await openTestDatabase();
  const app = buildApp({
    config: { apiOrigin: undefined, wechat: undefined },
    db: opened.db,
    line: opened.line,
    clientDir,
    rootDir,
    // the first answers of a process are slow
    pageLimit: 10_000,
  });
  let bytes: Buffer = Buffer.alloc(0);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  app.get(BARE, (_request, reply) => reply.headers(headers).send(bytes));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const drawn = await app.inject({ url: HOME, headers: { 'accept-encoding': 'br' } });
  bytes = drawn.rawPayload;
  const load = loadProcess();
  const rates = { drawn: [] as number[], bare: [] as number[] };
  await load.ask({ origin, at: HOME });
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.drawn.push(await load.ask({ origin, at: HOME }));
    rates.bare.push(await load.ask({ origin, at: BARE }));
  }
  load.end();
  const plain = await Promise.all(
    homeAddresses.flatMap((url) => [url, `${url}?${WHOLE}`]).map((url) => app.inject({ url })),
  );
  await app.close();
  await opened.close();
  const perSecond = (counts: number[]) => Math.round((median(counts) / ROUND) * 1000);
  const ratio = median(rates.drawn) / median(rates.bare);
  console.log(
    `${bytes.length} bytes: drawn ${perSecond(rates.drawn)}/s, bare ${perSecond(rates.bare)}/s`,
  );
  judge('throughput, drawn to bare', `${ratio.toFixed(2)}, goal ≥ 0.5`, ratio >= 0.5);
  return plain.flatMap(({ body }) => answersIn(body));
};

type BarePage = typeof import('./drawn-pages/bare.tsx');

const barePages = async (): Promise<BarePage> => {
  const outDir = path.join(rootDir, '.cache/bench-drawn-pages');
  await build({
    ...{ configFile: path.join(rootDir, 'vite.config.ts'), mode: 'production', logLevel: 'error' },
    plugins: firstPaint.plugins,
    build: { ssr: 'bench/drawn-pages/bare.tsx', outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(path.join(outDir, 'bare.js')).href);
};

type Call = Parameters<DrawHome>[0]['call'];

/** Like requests, from the event loop: only between its turns are weakly referenced objects freed. */
const timed = async (work: () => unknown): Promise<number> => {
  await new Promise((resolve) => setImmediate(resolve));
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const ratios = async (drawHome: DrawHome, call: Call): Promise<void> => {
  const { barePage } = await barePages();
  for (const at of homeAddresses) {
    const bare = await barePage(at, call);
    const took = { drawn: [] as number[], bare: [] as number[] };
    const bytes = { drawn: 0, bare: bare().length };
    const draw = () =>
      drawHome({
        ...{ path: at, whole: false, call, limit: 10_000 },
        onPart: ({ html }) => {
          bytes.drawn = html.length;
        },
      });
    for (let n = 0; n < WARM_UP + COLD; n += 1) {
      const now = { drawn: await timed(draw), bare: await timed(bare) };
      if (n < WARM_UP) continue;
      took.drawn.push(now.drawn);
      took.bare.push(now.bare);
    }
    const [drawn, alone] = [median(took.drawn), median(took.bare)];
    judge(
      `a drawing of ${at} to a bare render`,
      `${(drawn / alone).toFixed(2)} × (${drawn.toFixed(2)} ms and ${bytes.drawn} characters, ${alone.toFixed(2)} ms and ${bytes.bare}), goal ≤ ${MOST_TIMES}`,
      drawn <= MOST_TIMES * alone,
    );
  }
};

const drawing = async (answers: Answers): Promise<void> => {
  const file = pathToFileURL(path.join(rootDir, 'dist/first-paint/draw-home.js')).href;
  const { drawHome }: { drawHome: DrawHome } = await import(file);
  const texts = new Map(answers.map(({ path: at, body, text }) => [`${at} ${body}`, text]));
  const call = async (at: string, body: string) => texts.get(`${at} ${body}`);
  const draw = (whole: boolean): Promise<number> =>
    timed(() => drawHome({ path: HOME, whole, call, limit: 10_000, onPart: () => {} }));
  const first = await draw(false);
  const took = { first: [] as number[], whole: [] as number[] };
  for (let n = 0; n < COLD; n += 1) {
    took.first.push(await draw(false));
    took.whole.push(await draw(true));
  }
  console.log(`the first drawing of the process: ${first.toFixed(0)} ms`);
  console.log(`a drawing of the first screen: ${median(took.first).toFixed(2)} ms`);
  await ratios(drawHome, call);
  const whole = median(took.whole);
  judge('a drawing of 18 sections', `${whole.toFixed(1)} ms, goal < 25`, whole < 25);

  let before = 0;
  for (let n = 1; n <= RENDERS; n += 1) {
    await draw(false);
    if (n === RENDERS / 10) before = heap();
    if (n % (RENDERS / 5) === 0) console.log(`${n} drawings: heap ${heap().toFixed(1)} MB`);
  }
  const grown = heap() - before;
  judge(
    `heap over ${RENDERS} drawings`,
    `${grown.toFixed(1)} MB more, goal ≤ ${GROWTH}`,
    grown <= GROWTH,
  );
};

const stuck = async (): Promise<void> => {
  const upstream = await startUpstream({ scenario: 'hang' });
  const app = buildApp({
    config: { apiOrigin: upstream.origin, wechat: undefined },
    clientDir,
    rootDir,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(origin + HOME);
  upstream.calls.length = 0;
  const start = performance.now();
  const pages = await Promise.all(
    Array.from({ length: VISITORS }, async (_, n) => {
      const response = await fetch(`${origin}${homeAddresses[n % homeAddresses.length]}`);
      return (await response.text()).includes('</html>');
    }),
  );
  const took = performance.now() - start;
  const served = pages.filter(Boolean).length;
  judge(
    `${VISITORS} at once in front of a stuck back end`,
    `${served} pages in ${took.toFixed(0)} ms, ${upstream.calls.length} calls, goal ≤ 100`,
    served === VISITORS && upstream.calls.length <= 100,
  );
  await upstream.close();
  await app.close();
};

if (process.argv[2] === 'load') {
  process.on('message', async ({ origin, at }: Order) =>
    process.send?.(await hammer(origin, at, ROUND, 'GET')),
  );
} else {
  const answers = await throughput();
  await drawing(answers);
  await stuck();
  if (failed) process.exitCode = 1;
}
