/**
 * A thousand connections of three bad kinds on one server: requests sent one behind another for large
 * answers, requests whose head never ends, and large answers that nobody takes. What other callers
 * wait meanwhile, beside an idle server, and how many descriptors the server holds once they are over.
 */
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pipelined, rawSocket } from '../../tests/server/harness/raw-socket.ts';
import { median } from '../median.ts';
import { call } from './load.ts';
import { restartablePostgres } from './postgres.ts';
import { site, startServer, stopServers } from './servers.ts';
import { verdict } from './verdict.ts';

const CONNECTIONS = 1000;
/** Bytes of an answer; more than sockets of this machine take unread. */
const LARGE = 16_000_000;
/** Requests of a connection, as many as may wait for their answers. */
const WAITING = 16;
/** Calls of a measurement. */
const CALLS = 300;
/** The server ends what stands still after 30 to 60 s. */
const LONGEST = 75_000;

const postgres = await restartablePostgres();
const own = site(postgres.url);
const uploads = join(own.env.DATA_DIR, 'uploads');
await mkdir(uploads, { recursive: true });
const picture = `${'p'.repeat(32)}.png`;
writeFileSync(join(uploads, picture), '');
truncateSync(join(uploads, picture), LARGE);
const server = await startServer(own);
const port = Number(new URL(server.origin).port);

const descriptors = (): number => readdirSync(`/proc/${server.child.pid}/fd`).length;

/** Median ms of calls made one after the other. */
const waitOfOthers = async (): Promise<number> => {
  const times: number[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    const from = performance.now();
    const { code } = await call(server, '/v1/index/sort');
    if (code !== '200') throw new Error(`a caller was answered ${code}`);
    times.push(performance.now() - from);
  }
  return median(times);
};

const url = `/uploads/${picture}`;
const bad: readonly string[] = [
  pipelined(url, WAITING),
  'POST /v1/index/sort HTTP/1.1\r\nhost: a\r\ncontent-le',
  pipelined(url, 1),
];

/** Connections in the three kinds by turns; none of them takes an answer. */
const openBad = (): Socket[] =>
  Array.from({ length: CONNECTIONS }, (_, at) => rawSocket(port, bad[at % bad.length] ?? ''));

/** Ms until the server holds no more descriptors than at the start, or `longest`. */
const untilBack = async (start: number, longest: number): Promise<number> => {
  const from = performance.now();
  while (descriptors() > start && performance.now() - from < longest) await after(100);
  return performance.now() - from;
};

await waitOfOthers();
const before = descriptors();
const idle = await waitOfOthers();

let sockets = openBad();
await after(2000);
const most = descriptors();
const crowded = await waitOfOthers();
const again = await waitOfOthers();
const ended = await untilBack(before, LONGEST);
const afterServer = descriptors();
for (const socket of sockets) socket.destroy();

sockets = openBad();
await after(2000);
for (const socket of sockets) socket.destroy();
await untilBack(before, LONGEST);
const afterCallers = descriptors();
const alive = server.isAlive();
await stopServers([server]);
own.remove();
postgres.remove();
const ratio = Math.max(crowded, again) / idle;
console.log(
  `descriptors ${before}, at most ${most}; the server ended the rest after ${Math.round(ended)} ms; others' median × ${ratio.toFixed(2)}`,
);
verdict([
  ['processes lost', alive ? 0 : 1, 0],
  ['descriptors beyond the start, ended by the server', Math.max(0, afterServer - before), 0],
  ['descriptors beyond the start, ended by callers', Math.max(0, afterCallers - before), 0],
  [`others' median beside an idle server's`, Math.round(ratio * 100) / 100, 2],
]);
