/**
 * A thousand connections of three bad kinds (`bad-callers.ts`) on one of two servers: what other callers
 * of it wait meanwhile, beside the other one, and how many descriptors it holds once they are over. The
 * two are called in turns, so that whatever else the machine does slows both.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { median } from '../median.ts';
import { call } from './load.ts';
import { nextMessage } from './next-message.ts';
import { restartablePostgres } from './postgres.ts';
import { type Server, site, startServer, stopServers } from './servers.ts';
import { showToAll } from './show-to-all.ts';
import { verdict } from './verdict.ts';

const CONNECTIONS = 1000;
/** Bytes of an answer; more than sockets of this machine take unread. */
const LARGE = 16_000_000;
/** Requests of a connection, as many as may wait for their answers. */
const WAITING = 16;
/** Calls of a measurement to each server. */
const CALLS = 300;
/** The server ends what stands still after 30 to 60 s; on a busy machine sockets fill for long before. */
const LONGEST = 180_000;

const postgres = await restartablePostgres();
const own = site(postgres.url);
const uploads = join(own.env.DATA_DIR, 'uploads');
await mkdir(uploads, { recursive: true });
const picture = `${'p'.repeat(32)}.png`;
writeFileSync(join(uploads, picture), '');
truncateSync(join(uploads, picture), LARGE);
const idle = await startServer(own);
const server = await startServer(own);
await showToAll(postgres.url, picture);
const shown = await fetch(`${server.origin}/uploads/${picture}`, { method: 'HEAD' });
if (shown.status !== 200) throw new Error(`the picture is answered ${shown.status}`);

const descriptors = (): number => readdirSync(`/proc/${server.child.pid}/fd`).length;

const timeOf = async (one: Server): Promise<number> => {
  const from = performance.now();
  const { code } = await call(one, '/v1/index/sort');
  if (code !== '200') throw new Error(`a caller was answered ${code}`);
  return performance.now() - from;
};

/** Median ms of calls to the two servers, made one after the other in turns. */
const waitOfOthers = async () => {
  const times: { idle: number[]; crowded: number[] } = { idle: [], crowded: [] };
  for (let at = 0; at < CALLS; at += 1) {
    times.idle.push(await timeOf(idle));
    times.crowded.push(await timeOf(server));
  }
  const medians = { idle: median(times.idle), crowded: median(times.crowded) };
  return { ...medians, ratio: medians.crowded / medians.idle };
};

const openBad = async (): Promise<ChildProcess> => {
  const { port } = new URL(server.origin);
  const args = [port, CONNECTIONS, WAITING, `/uploads/${picture}`].map(String);
  const callers = fork(join(import.meta.dirname, 'bad-callers.ts'), args);
  await nextMessage(callers);
  return callers;
};

const endBad = async (callers: ChildProcess): Promise<void> => {
  const exit = once(callers, 'exit');
  callers.kill();
  await exit;
};

/** Ms until the server holds no more descriptors than at the start, or `LONGEST`. */
const untilBack = async (start: number): Promise<number> => {
  const from = performance.now();
  while (descriptors() > start && performance.now() - from < LONGEST) await after(100);
  return performance.now() - from;
};

await waitOfOthers();
await waitOfOthers();
const before = descriptors();
const alone = await waitOfOthers();

let callers = await openBad();
const come = await waitOfOthers();
const most = descriptors();
const stand = await waitOfOthers();
const ended = await untilBack(before);
const afterServer = descriptors();
await endBad(callers);

callers = await openBad();
await after(2000);
await endBad(callers);
await untilBack(before);
const afterCallers = descriptors();
const alive = server.isAlive();
await stopServers([server, idle]);
own.remove();
postgres.remove();
const summary = ({ idle: other, crowded }: typeof alone): string =>
  `${crowded.toFixed(2)} ms, of the other one ${other.toFixed(2)} ms`;
console.log(`descriptors ${before}, at most ${most}; the rest ended after ${Math.round(ended)} ms`);
console.log(`others' median before: ${summary(alone)}`);
console.log(`as the connections come: ${summary(come)}`);
console.log(`as they stand: ${summary(stand)}`);
verdict([
  ['processes lost', alive ? 0 : 1, 0],
  ['descriptors beyond the start, ended by the server', Math.max(0, afterServer - before), 0],
  ['descriptors beyond the start, ended by callers', Math.max(0, afterCallers - before), 0],
  [
    `others' median beside an idle server's`,
    Math.round(Math.max(come.ratio, stand.ratio) * 100) / 100,
    2,
  ],
]);
