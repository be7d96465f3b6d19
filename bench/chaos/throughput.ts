/**
 * Compares the throughput of home calls and of orders on 1, 2 and 4 processes with one PostgreSQL. Rounds
 * alternate, so that other load affects all; the number of busy cores of each part shows the bottleneck.
 * Fails only on lost or duplicate orders.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { homeApi } from '#schemas/home/endpoints.ts';
import { median } from '../median.ts';
import { cpuTime, familyOf } from './cpu-time.ts';
import { call } from './load.ts';
import { nextMessage } from './next-message.ts';
import { restartablePostgres } from './postgres.ts';
import { type Server, site, startServer, stopServers } from './servers.ts';
import type { Done, Work } from './throughput-load.ts';
import { openShop } from './throughput-shop.ts';
import { verdict } from './verdict.ts';

const PROCESSES = [1, 2, 4];
const ROUNDS = 5;
const ROUND = 3000;

type Job = Pick<Work, 'paths' | 'things' | 'tokens'>;
type Round = { perSecond: number; servers: number; postgres: number; load: number };

const pidsOf = (children: readonly ChildProcess[]): number[] => children.map(({ pid = 0 }) => pid);

const postgres = await restartablePostgres();
const own = site(postgres.url);
const first = await startServer(own);
const servers: Server[] = [first];
while (servers.length < Math.max(...PROCESSES)) servers.push(await startServer(own));
const load = fork(join(import.meta.dirname, 'throughput-load.ts'));
const shop = await openShop(postgres.url, first);

const homePaths = async (): Promise<string[]> => {
  const open = Object.values(homeApi).filter(({ access }) => access === 'public');
  const answers = await Promise.all(open.map(({ path }) => call(first, path)));
  return open.filter((_, at) => answers[at]?.code === '200').map(({ path }) => path);
};

const jobs: Record<string, Job> = {
  'home calls': { paths: await homePaths(), things: [], tokens: [] },
  'orders of many courses': { paths: [], things: shop.courses, tokens: shop.tokens },
  'orders of one flash sale': { paths: [], things: shop.sales, tokens: shop.tokens },
};
const next: Record<string, number> = {};
const sum = { placed: 0, failed: 0 };
const reasons: Record<string, number> = {};

const carryOut = async (name: string, job: Job, number: number): Promise<Round> => {
  const origins = servers.slice(0, number).map(({ origin }) => origin);
  const work: Work = { ...job, origins, duration: ROUND, from: next[name] ?? 0 };
  const parts = () => ({
    servers: cpuTime(pidsOf(servers.map(({ child }) => child))),
    postgres: cpuTime(familyOf(postgres.pid())),
    load: cpuTime(pidsOf([load])),
  });
  const before = parts();
  const from = performance.now();
  load.send(work);
  // the child replies with `Done`
  const done = (await nextMessage(load)) as Done;
  const passed = performance.now() - from;
  const after = parts();
  next[name] = done.next;
  if (job.things.length > 0) sum.placed += done.done;
  sum.failed += done.failed;
  for (const [why, times] of Object.entries(done.reasons))
    reasons[why] = (reasons[why] ?? 0) + times;
  const cores = (part: keyof typeof after) => (after[part] - before[part]) / passed;
  return {
    perSecond: (done.done * 1000) / passed,
    servers: cores('servers'),
    postgres: cores('postgres'),
    load: cores('load'),
  };
};

/** Rounds on 1, 2, 4, 1, 2, 4 … processes; the first of each is a warm-up. */
const measure = async (name: string, job: Job) => {
  const rounds = new Map<number, Round[]>(PROCESSES.map((number) => [number, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [number, list] of rounds) {
      const came = await carryOut(name, job, number);
      if (round > 0) list.push(came);
    }
  const middle = (number: number, part: keyof Round) =>
    median((rounds.get(number) ?? []).map((each) => each[part]));
  return PROCESSES.map((number) => ({
    what: name,
    processes: number,
    'a second': Math.round(middle(number, 'perSecond')),
    ratio: (middle(number, 'perSecond') / middle(PROCESSES[0] ?? 1, 'perSecond')).toFixed(2),
    'cores of servers': middle(number, 'servers').toFixed(2),
    'of PostgreSQL': middle(number, 'postgres').toFixed(2),
    'of the load': middle(number, 'load').toFixed(2),
  }));
};

const before = await shop.orders();
const rows = [];
for (const [name, job] of Object.entries(jobs)) rows.push(...(await measure(name, job)));
const written = (await shop.orders()) - before;
load.disconnect();
await shop.close();
await stopServers(servers);
own.remove();
postgres.remove();
console.table(rows);
if (sum.failed > 0) console.table(reasons);
verdict([
  [`acknowledged orders lost, of ${sum.placed}`, Math.max(0, sum.placed - written), 0],
  ['orders beyond those asked for', Math.max(0, written - sum.placed - sum.failed), 0],
  ['calls refused or failed', sum.failed, 0],
]);
