/**
 * The time of a picture while 16 members change their passwords, compared with an idle server. Rounds
 * alternate, and the means of all reads are compared.
 */
import { readdirSync } from 'node:fs';
import { openTestDatabase } from '#tests/harness/test-database.ts';
import { accountOn, newPhone } from '#tests/server/harness/login/account.ts';

const CALLERS = 16;
const ROUNDS = 3;
const READS = 40;
const GOAL = 3;

/** The mean, since only few reads wait for the changes. */
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const readAgainAndAgain = async (address: string): Promise<number[]> => {
  const took: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const start = performance.now();
    await (await fetch(address)).arrayBuffer();
    took.push(performance.now() - start);
  }
  return took;
};

const opened = await openTestDatabase();
const { app, ask, enter } = accountOn(opened.db);
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const [picture = ''] = readdirSync('server/db/demo/media');
const address = `${origin}/media/${picture}`;

const passwordOf = (round: number) => `learn2026home${round}`;

const tokens: string[] = [];
for (let caller = 0; caller < CALLERS; caller += 1) {
  const token = await enter(newPhone());
  await ask('changePassword', { oldPassword: '', password: passwordOf(-1) }, token);
  tokens.push(token);
}

const changeAll = async (round: number): Promise<void> => {
  const request = { oldPassword: passwordOf(round - 1), password: passwordOf(round) };
  const answers = await Promise.all(tokens.map((token) => ask('changePassword', request, token)));
  const refused = answers.find(({ code }) => code !== '200');
  if (refused) throw new Error(refused.text);
};

await readAgainAndAgain(address);
const times = { idle: [] as number[], busy: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.idle.push(...(await readAgainAndAgain(address)));
  let changing = true;
  const changed = changeAll(round).finally(() => {
    changing = false;
  });
  // reads that end after the last change do not count
  while (changing) {
    const took = await readAgainAndAgain(address);
    if (changing || times.busy.length === 0) times.busy.push(...took);
  }
  await changed;
}
await app.close();
await opened.close();

const [idle, busy] = [mean(times.idle), mean(times.busy)];
const ratio = busy / idle;
console.log(
  `a picture, idle: ${idle.toFixed(1)} ms; while ${CALLERS} change: ${busy.toFixed(1)} ms`,
);
console.log(
  `slowest: ${Math.max(...times.idle).toFixed(1)} ms, ${Math.max(...times.busy).toFixed(1)} ms`,
);
console.log(`ratio ${ratio.toFixed(2)} (goal ≤ ${GOAL})`);
if (ratio > GOAL) process.exitCode = 1;
