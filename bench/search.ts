/**
 * How long a page of search results takes among 100,000 products, embedded and on PostgreSQL,
 * beside a page of a list that needs no search; rounds of both take turns and medians are compared.
 */
import { join } from 'node:path';
import type { OpenDatabase } from '../server/db/database.ts';
import { openInMemory } from '../server/db/embedded.ts';
import { openPostgres } from '../server/db/postgres.ts';
import { findRootDir } from '../server/platform/root-dir.ts';
import { apiOn } from '../tests/server/api.ts';
import { postgresBinaries, startPostgres } from '../tests/server/postgres-server.ts';
import { addProducts, COMMON, RARE } from './search/fill.ts';

const PRODUCTS = 100_000;
const ROUNDS = 15;
/** Ms for a page of results. */
const GOAL = 150;

const keywords: readonly (readonly [name: string, keyword: string])[] = [
  ['a word of 50 titles', RARE],
  ['a word of 20,000 titles', COMMON],
  ['one character of every third title', '病'],
  ['two words', `${COMMON} 门诊`],
  ['a whole sentence', `心电图合并${COMMON}：典型病例逐步讲解`],
  ['a number', '第77'],
  ['nothing', '量子纠缠'],
];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const measure = async (engine: string, { db }: OpenDatabase): Promise<number> => {
  await addProducts(db, PRODUCTS);
  const { app, post } = apiOn(db);
  const search = (keyword: string) => post('/v1/search/product', { keyword, kind: 'course' });
  const calls = [
    ...keywords.map(([name, keyword]) => [name, () => search(keyword)] as const),
    ['counts of all kinds', () => post('/v1/search/all', { keyword: COMMON })] as const,
    ['suggestions', () => post('/v1/search/suggest', { keyword: COMMON })] as const,
    [
      'the last page',
      () => post('/v1/search/product', { keyword: COMMON, kind: 'course', page: 99 }),
    ] as const,
    [
      'the newest hits',
      () => post('/v1/search/product', { keyword: COMMON, kind: 'course', sort: 'new' }),
    ] as const,
  ];
  const list = () => post('/v1/product/list', {});
  let slowest = 0;
  for (const [name, call] of calls) {
    const times = { list: [] as number[], call: [] as number[] };
    for (let round = -2; round < ROUNDS; round += 1) {
      const pair = { list: await timed(list), call: await timed(call) };
      // the first rounds warm both up
      if (round >= 0) for (const of of ['list', 'call'] as const) times[of].push(pair[of]);
    }
    const took = median(times.call);
    slowest = Math.max(slowest, took);
    const ratio = took / median(times.list);
    console.log(`${engine}, ${name}: ${took.toFixed(1)} ms, ${ratio.toFixed(2)} of a plain list`);
  }
  await app.close();
  return slowest;
};

const migrations = join(findRootDir(), 'server/db/migrations');

const embedded = await openInMemory(migrations);
const slowest = [await measure('embedded', embedded)];
await embedded.close();

const binaries = postgresBinaries();
if (binaries) {
  const server = await startPostgres(binaries);
  const opened = await openPostgres(server.url, migrations);
  slowest.push(await measure('PostgreSQL', opened));
  await opened.close();
  await server.stop();
} else console.log('no PostgreSQL server on this machine');

const worst = Math.max(...slowest);
console.log(`slowest ${worst.toFixed(0)} ms (goal ≤ ${GOAL})`);
if (worst > GOAL) process.exitCode = 1;
