/**
 * Throughput of `/v1/index/sort` compared with a bare Fastify route that answers the same JSON. Rounds
 * alternate, so that other load affects both, and medians are compared.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { buildApp } from '#server/app.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { hammer } from './http-load.ts';
import { median } from './median.ts';

const PATH = '/v1/index/sort';
const ROUNDS = 9;
const ROUND_MS = 700;
const GOAL = 0.7;

/** A process of its own, so that it does not share the server's thread. */
const loadProcess = () => {
  const child = fork(fileURLToPath(import.meta.url), ['load']);
  child.once('exit', (code) => {
    if (code) throw new Error('the load process failed');
  });
  const ask = (origin: string): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (calls) => resolve(Number(calls)));
      child.send(origin);
    });
  return { ask, end: () => child.disconnect() };
};

const compare = async (): Promise<void> => {
  const opened = await openTestDatabase();
  const ours = buildApp({ config: { apiOrigin: undefined, wechat: undefined }, db: opened.db });
  const same: unknown = (await ours.inject({ method: 'POST', url: PATH })).json();
  const bare = Fastify();
  bare.post(PATH, async () => same);
  const [oursAt, bareAt] = await Promise.all([
    ours.listen({ port: 0, host: '127.0.0.1' }),
    bare.listen({ port: 0, host: '127.0.0.1' }),
  ]);
  const load = loadProcess();
  const calls = { ours: [] as number[], bare: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = { bare: await load.ask(bareAt), ours: await load.ask(oursAt) };
    // rounds below 0 are a warm-up
    if (round >= 0) for (const name of ['bare', 'ours'] as const) calls[name].push(pair[name]);
  }
  load.end();
  await Promise.all([ours.close(), bare.close()]);
  await opened.close();
  const perSecond = (values: number[]) => Math.round((median(values) * 1000) / ROUND_MS);
  const ratio = median(calls.ours) / median(calls.bare);
  console.log(`${PATH}: ${perSecond(calls.ours)}/s, bare route: ${perSecond(calls.bare)}/s`);
  console.log(`ratio ${ratio.toFixed(2)} (goal ≥ ${GOAL})`);
  if (ratio < GOAL) process.exitCode = 1;
};

if (process.argv[2] === 'load') {
  process.on('message', async (origin) => {
    process.send?.(await hammer(String(origin), PATH, ROUND_MS));
  });
} else await compare();
