/**
 * The time of a page of search results among 100,000 products of two lessons each, embedded and on
 * PostgreSQL, compared with a page of a plain list. Rounds alternate, and medians are compared.
 */
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { migrations, openTestDatabase } from '#tests/harness/test-database.ts';
import { apiOn } from '#tests/server/harness/api.ts';
import { postgresBinaries, startPostgres } from '#tests/server/harness/postgres/postgres-server.ts';
import { median } from './median.ts';
import { addLessons, addProducts, COMMON, HIDDEN, INTRO, RARE } from './search/fill.ts';

const PRODUCTS = 100_000;
const ROUNDS = 15;
/** In milliseconds. */
const GOAL = 150;

type Call = readonly [name: string, path: string, payload: object];

const search = (name: string, keyword: string, more: object = {}): Call => [
  name,
  '/v1/search/product',
  { keyword, kind: 'course', ...more },
];

const calls: readonly Call[] = [
  search('a word of 50 titles', RARE),
  search('a word of 20,000 titles', COMMON),
  search('its last page', COMMON, { page: 99 }),
  search('its newest hits', COMMON, { sort: 'new' }),
  search('one character of every third title', '病'),
  search('two words', `${COMMON} 门诊`),
  search('a whole title', `心电图合并${COMMON}：典型病例逐步讲解第77讲`),
  search('a number', '第77'),
  search('nothing', '量子纠缠'),
  search('a lesson of every product', INTRO),
  search('its newest hits', INTRO, { sort: 'new' }),
  search('a lesson of 50 products', HIDDEN),
  ['counts of all kinds', '/v1/search/all', { keyword: COMMON }],
  ['suggestions', '/v1/search/suggest', { keyword: COMMON }],
];

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Median times in ms of a call and of the plain list. */
const compare = async (call: () => Promise<unknown>, list: () => Promise<unknown>) => {
  const times = { call: [] as number[], list: [] as number[] };
  for (let round = -2; round < ROUNDS; round += 1) {
    const pair = { list: await timed(list), call: await timed(call) };
    // rounds below 0 are a warm-up
    if (round >= 0) for (const of of ['list', 'call'] as const) times[of].push(pair[of]);
  }
  return { call: median(times.call), list: median(times.list) };
};

const measure = async (engine: string, { db }: OpenDatabase): Promise<number> => {
  await addProducts(db, PRODUCTS);
  await addLessons(db, PRODUCTS);
  const { app, post } = apiOn(db);
  const took: number[] = [];
  for (const [name, path, payload] of calls) {
    const { call, list } = await compare(
      () => post(path, payload),
      () => post('/v1/product/list'),
    );
    took.push(call);
    const ratio = (call / list).toFixed(2);
    console.log(`${engine}, ${name}: ${call.toFixed(1)} ms, ${ratio} of a plain list`);
  }
  await app.close();
  return Math.max(...took);
};

const onEmbedded = async (): Promise<number> => {
  const opened = await openTestDatabase();
  const slowest = await measure('embedded', opened);
  await opened.close();
  return slowest;
};

const onPostgres = async (binaries: string): Promise<number> => {
  const server = await startPostgres(binaries);
  const opened = await openPostgres(server.url, migrations);
  const slowest = await measure('PostgreSQL', opened);
  await opened.close();
  await server.stop();
  return slowest;
};

const binaries = postgresBinaries();
if (!binaries) console.log('no PostgreSQL server on this machine');
const slowest = Math.max(await onEmbedded(), binaries ? await onPostgres(binaries) : 0);
console.log(`slowest ${slowest.toFixed(0)} ms (goal ≤ ${GOAL})`);
if (slowest > GOAL) process.exitCode = 1;
