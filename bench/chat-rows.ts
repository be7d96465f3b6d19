/**
 * A live room's chat in Chromium with the CPU slowed down four times while 20 messages a second
 * arrive: what the page's thread works with as many rows as it keeps, against 50 at first. Both
 * take turns, and medians are compared; the thread's own time counts, not what else runs here.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Database } from '#server/db/database.ts';
import { liveMessage } from '#server/db/tables/live.ts';
import { member } from '#server/db/tables/member.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { databaseOf, startServer } from '#tests/e2e/harness/server.ts';
import { demoLive, liveKey } from '#tests/e2e/harness/visits/live.ts';
import { type ChatListener, openListener } from './live-chat/listener.ts';
import { median } from './median.ts';
import { verdict } from './serve-page.ts';
import { type TraceEvent, traceOf } from './trace.ts';

const ROUNDS = 5;
const SLOWER = 4;
const PER_SECOND = 20;
const SECONDS = 5;
const SPEAKERS = 10;
/** Rows that a page opens with, and rows that it keeps at most. */
const [FEW, MANY] = [50, 250];
/** The longest task, in ms. */
const GOAL = 100;

type Room = { origin: string; db: Database; id: number; tokens: string[] };
/** The longest task, and all of them in a second, in ms. */
type Measured = { task: number; second: number };

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

const openRoom = async (origin: string, db: Database): Promise<Room> => {
  const people = await db.select().from(member).where(eq(member.disabled, false)).limit(SPEAKERS);
  const tokens = await Promise.all(people.map(({ id }) => startSession(db, id, Date.now())));
  return { origin, db, id: await liveKey(db, demoLive.free), tokens };
};

/** Writes rows into the room's log at once. */
const fill = async ({ db, id }: Room, rows: number): Promise<void> => {
  const [writer] = await db.select().from(member).limit(1);
  const mark = Math.random();
  const message = {
    liveId: id,
    memberId: writer?.id ?? 0,
    kind: 'text' as const,
    at: new Date(),
  };
  await db.insert(liveMessage).values(
    Array.from({ length: rows }, (_, index) => ({
      ...message,
      body: `第 ${index} 句：这一步的判断标准是什么，基层没有条件时怎么办？`,
      clientKey: `fill:${mark}:${index}`,
    })),
  );
};

const rowsIn = (page: Page, least: number) =>
  page.waitForFunction(
    (rows) => document.querySelectorAll('[role=log] [data-own]').length >= rows,
    least,
  );

const talk = async (speakers: readonly ChatListener[]): Promise<void> => {
  for (let turn = 0; turn < PER_SECOND * SECONDS; turn += 1) {
    speakers[turn % speakers.length]?.say(`第 ${turn} 个问题：下一步怎么做？`);
    await pause(1000 / PER_SECOND);
  }
};

/** The work of the page's thread while `act` ran, in ms. */
const workOf = async (page: Page, act: () => Promise<void>): Promise<Measured> => {
  const events = await traceOf(page, ['toplevel', 'devtools.timeline', '__metadata'], act);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const own = new Set(
    events.filter(({ args }) => args?.name === 'CrRendererMain').map((event) => threadOf(event)),
  );
  const tasks = events
    .filter((event) => /RunTask$/.test(event.name) && own.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return { task: Math.max(...tasks), second: sum(tasks) / SECONDS };
};

const measure = async (browser: Browser, room: Room, rows: number): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.addInitScript((token) => localStorage.setItem('TOKEN', token), room.tokens[0] ?? '');
  await page.goto(`${room.origin}/zhiboing/${room.id}`);
  await rowsIn(page, FEW);
  if (rows > FEW) await fill(room, rows - FEW);
  await rowsIn(page, rows);
  const speakers = room.tokens.map((token) => openListener(room.origin, room.id, token));
  await Promise.all(speakers.map(({ first }) => first));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await pause(1000);
  const measured = await workOf(page, () => talk(speakers));
  for (const speaker of speakers) speaker.close();
  await context.close();
  return measured;
};

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { stdio: 'inherit' });
const server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const room = await openRoom(server.origin, databaseOf(server));
await fill(room, FEW);
const few: Measured[] = [];
const many: Measured[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  few.push(await measure(browser, room, FEW));
  many.push(await measure(browser, room, MANY));
}
await browser.close();
await server.close();

const summary = (rounds: Measured[]) => ({
  'longest task, ms': Math.round(median(rounds.map(({ task }) => task))),
  'work in a second, ms': Math.round(median(rounds.map(({ second }) => second))),
});
const [small, large] = [summary(few), summary(many)];
console.table({ [`from ${FEW} rows`]: small, [`${MANY} rows`]: large });
const task = large['longest task, ms'];
console.log(`longest task ${task} ms (goal ≤ ${GOAL} ms, ${verdict(task <= GOAL)})`);
const ratio = large['work in a second, ms'] / small['work in a second, ms'];
console.log(`work, ratio ${ratio.toFixed(2)}`);
