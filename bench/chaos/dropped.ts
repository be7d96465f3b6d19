/**
 * Drops all packets between three loaded servers and PostgreSQL for a minute, so that existing connections
 * hang. Measures how long the slowest server needs to recover.
 */
import { setTimeout as after } from 'node:timers/promises';
import { lineToPostgres } from '#tests/server/harness/postgres/line-to-postgres.ts';
import { startLoad, untilRight } from './load.ts';
import { restartablePostgres } from './postgres.ts';
import { published } from './published.ts';
import { site, startServer, stopServers } from './servers.ts';
import { verdict } from './verdict.ts';

const DROPPED = 60_000;
/** In milliseconds, for every server to recover. */
const GOAL = 5000;

const statusOf = async (origin: string, path: string): Promise<number> =>
  (await fetch(origin + path, { signal: AbortSignal.timeout(GOAL) })).status;

const postgres = await restartablePostgres();
const way = await lineToPostgres(postgres.url);
const own = site(way.url);
const servers = [await startServer(own), await startServer(own), await startServer(own)];
const load = await startLoad(() => servers, postgres.url, await published(postgres.url));
await after(3000);
way.drop();
await after(DROPPED / 2);
const alive = await Promise.all(servers.map(({ origin }) => statusOf(origin, '/healthz')));
const ready = await Promise.all(servers.map(({ origin }) => statusOf(origin, '/readyz')));
await after(DROPPED / 2);
way.mend();
const times = await Promise.all(servers.map((server) => untilRight(server, load.token, 12 * GOAL)));
await after(2000);
const ended = servers.filter(({ isAlive }) => !isAlive()).length;
const { acknowledged, lost } = await load.stop();
console.table(load.counts);
await stopServers(servers);
await way.close();
own.remove();
postgres.remove();
verdict([
  ['servers that say meanwhile that they are dead', alive.filter((one) => one !== 200).length, 0],
  ['servers that say meanwhile that they are ready', ready.filter((one) => one !== 503).length, 0],
  ['processes lost', ended, 0],
  [`acknowledged writes lost, of ${acknowledged}`, lost, 0],
  ['ms until all are right', Math.round(Math.max(...times)), GOAL],
]);
