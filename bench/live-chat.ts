/**
 * A room of 500 sockets and 20 messages a second for 30 s, with a restart of the server in the
 * middle: every message has to reach every socket once and in order.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresBinaries, startPostgres } from '#tests/server/harness/postgres/postgres-server.ts';
import { type ChatListener, openListener } from './live-chat/listener.ts';

const SOCKETS = 500;
const SPEAKERS = 40;
const PER_SECOND = 20;
const SECONDS = 30;

type Prepared = { room: number; tokens: string[] };
type Env = Record<string, string>;

const serve = async (env: Env): Promise<{ child: ChildProcess; prepared: Prepared }> => {
  const child = fork(new URL('./live-chat/serve.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env, PEOPLE: String(SOCKETS) },
  });
  // the child runs `serve.ts`, which sends this one shape
  const [message] = (await once(child, 'message')) as [{ prepared: Prepared }];
  return { child, prepared: message.prepared };
};

const stop = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;

const tellLatency = (name: string, delays: number[]): void => {
  delays.sort((a, b) => a - b);
  const [median, late] = [at(delays, 0.5), at(delays, 0.95)];
  const ratio = (late / Math.max(median, 1)).toFixed(1);
  console.log(`${name}: median ${median} ms, p95 ${late} ms, ratio ${ratio} (${delays.length})`);
};

/** Counts missing, doubled and disordered deliveries; the benchmark demands 0 of each. */
const faultsOf = ({ heard }: ChatListener, texts: ReadonlySet<string>) => {
  const own = heard.filter(({ body }) => texts.has(body));
  const bodies = new Set(own.map(({ body }) => body));
  const disordered = own.filter(({ id }, index) => id <= (own[index - 1]?.id ?? 0)).length;
  return { missing: texts.size - bodies.size, doubled: own.length - bodies.size, disordered };
};

const speak = async (listeners: readonly ChatListener[], restart: () => Promise<void>) => {
  const texts = new Set<string>();
  let restarting: Promise<void> | undefined;
  const begun = Date.now();
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    await pause(Math.max(0, begun + (index * 1000) / PER_SECOND - Date.now()));
    if (index === (PER_SECOND * SECONDS) / 2) restarting = restart();
    const body = `第 ${index + 1} 条 ${Date.now()}`;
    texts.add(body);
    listeners[index % SPEAKERS]?.say(body);
  }
  await restarting;
  return texts;
};

const settled = async (listeners: readonly ChatListener[], texts: ReadonlySet<string>) => {
  const limit = Date.now() + 30_000;
  const behind = () => listeners.some((one) => faultsOf(one, texts).missing > 0);
  while (behind() && Date.now() < limit) await pause(250);
};

const report = (listeners: readonly ChatListener[], texts: Set<string>, restartAt: number) => {
  const faults = listeners.map((one) => faultsOf(one, texts));
  const sum = (pick: (fault: (typeof faults)[number]) => number) =>
    faults.reduce((total, fault) => total + pick(fault), 0);
  const counts = {
    messages: texts.size,
    sockets: listeners.length,
    wanted: texts.size * listeners.length,
    missing: sum(({ missing }) => missing),
    doubled: sum(({ doubled }) => doubled),
    disordered: sum(({ disordered }) => disordered),
    refused: listeners.reduce((total, one) => total + one.counts().refused, 0),
  };
  console.log(counts);
  // the restart is over when the last socket is connected again
  const backAt = Math.max(...listeners.map((one) => one.counts().backAt));
  console.log(`everybody back ${backAt - restartAt} ms after the stop`);
  const delays = { calm: [] as number[], near: [] as number[] };
  for (const { heard } of listeners)
    for (const { body, at: heardAt } of heard) {
      if (!texts.has(body)) continue;
      const sentAt = Number(body.split(' ').at(-1));
      const near = sentAt > restartAt - 1000 && sentAt < backAt;
      delays[near ? 'near' : 'calm'].push(heardAt - sentAt);
    }
  tellLatency('latency', delays.calm);
  tellLatency('around the restart', delays.near);
  return counts.missing + counts.doubled + counts.disordered + counts.refused === 0;
};

const run = async (name: string, env: Env): Promise<boolean> => {
  console.log(`\n${name}`);
  let { child, prepared } = await serve(env);
  const origin = `http://127.0.0.1:${env.PORT}`;
  const listeners = prepared.tokens.map((token) => openListener(origin, prepared.room, token));
  await Promise.all(listeners.map(({ first }) => first));
  let restartAt = 0;
  const texts = await speak(listeners, async () => {
    restartAt = Date.now();
    await stop(child);
    ({ child } = await serve(env));
    console.log(`restarted within ${Date.now() - restartAt} ms`);
  });
  await settled(listeners, texts);
  const good = report(listeners, texts, restartAt);
  for (const { close } of listeners) close();
  await stop(child);
  return good;
};

const folder = mkdtempSync(join(tmpdir(), 'live-chat-'));
const port = (offset: number) => String(20_000 + (process.pid % 20_000) + offset);
let good = await run('embedded database', { DATA_DIR: folder, PORT: port(0), DATABASE_URL: '' });
const binaries = postgresBinaries();
if (binaries) {
  const { url, stop: stopPostgres } = await startPostgres(binaries);
  const env = { DATA_DIR: folder, PORT: port(1), DATABASE_URL: url };
  good = (await run('PostgreSQL', env)) && good;
  await stopPostgres();
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = good ? 0 : 1;
