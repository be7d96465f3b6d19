/**
 * Restarts PostgreSQL twenty times under three loaded servers, alternating between fast and immediate
 * shutdowns. Counts ended processes and lost acknowledged writes, and measures how long the slowest server
 * needs to recover each time.
 */
import { setTimeout as after } from 'node:timers/promises';
import { startLoad, untilRight } from './load.ts';
import { restartablePostgres } from './postgres.ts';
import { published } from './published.ts';
import { site, startServer, stopServers } from './servers.ts';
import { verdict } from './verdict.ts';

const RESTARTS = 20;
/** In milliseconds, between two restarts. */
const PAUSE = 2000;
/** In milliseconds, for every server to recover. */
const GOAL = 5000;

const postgres = await restartablePostgres();
const own = site(postgres.url);
const servers = [await startServer(own), await startServer(own), await startServer(own)];
const load = await startLoad(() => servers, postgres.url, await published(postgres.url));
const slowest: number[] = [];
for (let round = 0; round < RESTARTS; round += 1) {
  await after(PAUSE);
  postgres.stop(round % 2 === 0 ? 'fast' : 'immediate');
  postgres.start();
  const each = servers
    .filter(({ isAlive }) => isAlive())
    .map((server) => untilRight(server, load.token, 4 * GOAL));
  slowest.push(Math.max(...(await Promise.all(each))));
}
const ended = servers.filter(({ isAlive }) => !isAlive()).length;
const { acknowledged, lost } = await load.stop();
console.table(load.counts);
await stopServers(servers);
own.remove();
postgres.remove();
verdict([
  [`processes lost in ${RESTARTS} restarts`, ended, 0],
  [`acknowledged writes lost, of ${acknowledged}`, lost, 0],
  ['ms until all are right, the longest', Math.round(Math.max(...slowest)), GOAL],
]);
