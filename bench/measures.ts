/**
 * What phones measure, as fast as one process takes it: reports from a process of their own, from many
 * networks, each with the exposures of a batch. It has to take 100,000 a minute on the embedded database, to
 * have in the end just what was sent, and to leave other calls their time: a read is timed between rounds
 * with and without reports, which take turns.
 */
import { fork } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { homeSections } from '#schemas/layout/home-sections.ts';
import { MEASURE_PATH } from '#schemas/measure/fields.ts';
import { buildApp } from '#server/app.ts';
import { sectionMeasure } from '#server/db/tables/measure.ts';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { median } from './median.ts';

const WANTED = 100_000;
const BATCH = 20;
const ROUNDS = 5;
const READS = 60;
const CONNECTIONS = 8;
const READ_PATH = '/v1/index/sort';
/** How many times slower a read may be while reports come as fast as they are wanted. */
const GOAL = 3;

const sections = Object.keys(homeSections);

/** The n-th report; equal numbers give equal reports. */
const reportOf = (n: number) => ({
  home: 'ordered',
  entries: Array.from({ length: BATCH }, (_, index) => ({
    section: sections[(n + index) % sections.length],
    position: (n * 7 + index) % 12,
    kind: 'exposure',
    count: 1,
  })),
});

type Order = { origin: string; from: number; reports: number; pause: number };

/** Sends reports over a kept connection, one after the other, each from a network of its own. */
const sendAll = ({ origin, from, reports, pause }: Order, lane: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(origin);
    const socket = connect(Number(port), hostname);
    let next = lane;
    let bytes = '';
    const send = () => {
      if (next >= reports) return socket.end(() => resolve());
      const n = from + next;
      next += CONNECTIONS;
      const body = JSON.stringify(reportOf(n));
      const network = `10.${(n >> 8) & 255}.${n & 255}.1`;
      const head = [
        `POST ${MEASURE_PATH} HTTP/1.1`,
        `host: ${host}`,
        `x-forwarded-for: ${network}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    };
    socket.setEncoding('latin1');
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      bytes += chunk;
      if (!bytes.includes('"on":1')) {
        if (bytes.includes('\r\n\r\n') && !bytes.startsWith('HTTP/1.1 200'))
          reject(new Error(bytes));
        return;
      }
      bytes = '';
      if (pause > 0) setTimeout(send, pause);
      else send();
    });
    send();
  });

const loadProcess = () => {
  const child = fork(fileURLToPath(import.meta.url), ['load']);
  child.once('exit', (code) => {
    if (code) throw new Error('the load process failed');
  });
  /** Gives the ms that it took. */
  const ask = (order: Order): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (ms) => resolve(Number(ms)));
      child.send(order);
    });
  return { ask, end: () => child.disconnect() };
};

/** The median of some reads, in ms. */
const timeReads = async (origin: string): Promise<number> => {
  const took: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const start = performance.now();
    const answer = await fetch(origin + READ_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await answer.arrayBuffer();
    took.push(performance.now() - start);
  }
  return median(took);
};

type Sums = Record<string, number>;

const addTo = (sums: Sums, section: string, position: number, count: number): void => {
  const key = `${section} ${position}`;
  sums[key] = (sums[key] ?? 0) + count;
};

const compare = async (): Promise<void> => {
  const opened = await openTestDatabase();
  const app = buildApp({ config: { apiOrigin: undefined, wechat: undefined }, db: opened.db });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const load = loadProcess();
  const sent: Sums = {};
  let reports = 0;
  const report = (number: number, pause: number): Promise<number> => {
    const order = { origin, from: reports, reports: number, pause };
    for (let n = reports; n < reports + number; n += 1)
      for (const { section = '', position, count } of reportOf(n).entries)
        addTo(sent, section, position, count);
    reports += number;
    return load.ask(order);
  };

  await report(200, 0);
  await timeReads(origin);
  const times = { idle: [] as number[], busy: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.idle.push(await timeReads(origin));
    // as many in a second as are wanted in a minute's: a lane rests between two of its reports
    const perSecond = WANTED / BATCH / 60;
    const running = report(Math.round(perSecond * 3), (1000 * CONNECTIONS) / perSecond);
    times.busy.push(await timeReads(origin));
    await running;
  }
  const number = WANTED / BATCH;
  const took = await report(number, 0);
  load.end();
  await app.close();

  const sums: Sums = {};
  for (const { section, position, count } of await opened.db.select().from(sectionMeasure))
    addTo(sums, section, position, count);
  await opened.close();

  const total = (sums: Sums) => Object.values(sums).reduce((sum, count) => sum + count, 0);
  const differing = [...new Set([...Object.keys(sent), ...Object.keys(sums)])].filter(
    (key) => sent[key] !== sums[key],
  );
  const ratio = median(times.busy) / median(times.idle);
  const perMinute = Math.round((WANTED / took) * 60_000);
  console.log(`${WANTED} exposures in ${(took / 1000).toFixed(1)} s: ${perMinute} a minute`);
  console.log(`${total(sent)} sent, ${total(sums)} kept, ${differing.length} sums differ`);
  console.log(
    `a read, idle: ${median(times.idle).toFixed(2)} ms; at ${WANTED} a minute: ${median(times.busy).toFixed(2)} ms`,
  );
  console.log(`ratio ${ratio.toFixed(2)} (goal ≤ ${GOAL})`);
  if (took > 60_000 || differing.length > 0 || ratio > GOAL) process.exitCode = 1;
};

if (process.argv[2] === 'load') {
  process.on('message', async (order: Order) => {
    const start = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => sendAll(order, lane)));
    process.send?.(performance.now() - start);
  });
} else await compare();
