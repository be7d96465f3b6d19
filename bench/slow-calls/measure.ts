import { everyCallOn, type OneCall } from '#tests/server/harness/cost/every-call.ts';
import {
  type RecordedDatabase,
  recordedDatabase,
  type Sent,
} from '#tests/server/harness/cost/recorded-database.ts';
import { openLarge } from './open-large.ts';

/** In milliseconds, at the database. */
const GOAL = 50;
const ROUNDS = 4;
const SHOWN = 15;

type Measured = { call: string; answer: string; statements: number; first: number; ms: number };

const sum = (sent: readonly Sent[]): number => sent.reduce((all, { ms }) => all + ms, 0);

const repeats = ({ endpoint }: OneCall): boolean => !endpoint.changes && !endpoint.idempotent;

const measure = async (
  { during }: RecordedDatabase,
  call: OneCall,
  ask: (call: OneCall) => Promise<{ code: string }>,
): Promise<Measured> => {
  const { answer, sent } = await during(() => ask(call));
  const times = [sum(sent)];
  if (repeats(call))
    for (let round = 1; round < ROUNDS; round += 1)
      times.push(sum((await during(() => ask(call))).sent));
  return {
    call: `${call.path} ${JSON.stringify(call.payload).slice(0, 50)}`,
    answer: answer.code,
    statements: sent.length,
    first: Math.round(times[0] ?? 0),
    ms: Math.round(Math.min(...times)),
  };
};

export const measureCalls = async (): Promise<boolean> => {
  const { url, close } = await openLarge();
  const recorded = recordedDatabase(url);
  const { calls, ask, close: end } = await everyCallOn(recorded.db);
  const all: Measured[] = [];
  for (const call of calls) all.push(await measure(recorded, call, ask));
  await end();
  await recorded.close();
  await close();
  const slowest = all.toSorted((a, b) => b.ms - a.ms);
  console.table(slowest.slice(0, SHOWN));
  const over = slowest.filter(({ ms }) => ms > GOAL);
  console.log(
    `${all.length - over.length} of ${all.length} calls within ${GOAL} ms at the database`,
  );
  for (const { call, ms } of over) console.log(`over: ${ms} ms ${call}`);
  return over.length === 0;
};
