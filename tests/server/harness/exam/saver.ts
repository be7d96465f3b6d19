/**
 * A server whose members keep answers of an exam, one after the other, until it is killed:
 * `node --import tsx saver.ts postgres|embedded <url or folder>`. It says `ready`, begins when it is told
 * anything, and says of every answer that it has acknowledged: attempt, version, question, value.
 */
import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { examsOn, pool } from './calls.ts';

const MEMBERS = 4;

const [engine, path = ''] = process.argv.slice(2);
const migrations = `${findRootDir()}/server/db/migrations`;
const { db } = await (engine === 'postgres' ? openPostgres : openEmbedded)(path, migrations);
const api = examsOn(db);
const id = await api.publish({ draw: 5, tries: 1000 }, pool);
const tokens = await Promise.all(
  Array.from({ length: MEMBERS }, async () => (await api.join()).token),
);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));

/** Answers every question of an attempt and changes its mind at each of them, then hands it in. */
const sit = async (token: string): Promise<void> => {
  const { attempt, questions, ...paper } = await api.get('startExam', { id }, token);
  const given = new Map<string, string[]>();
  let { version } = paper;
  for (const value of ['a', 'b', 'c'])
    for (const { id: question } of questions) {
      given.set(question, [value]);
      const answers = [...given].map(([each, values]) => ({ question: each, values }));
      const saved = await api.get('saveExam', { attempt, version, answers }, token);
      version = saved.version;
      process.stdout.write(`kept ${attempt} ${version} ${question} ${value}\n`);
    }
  const answers = [...given].map(([question, values]) => ({ question, values }));
  await api.get('submitExam', { attempt, version, answers }, token);
  process.stdout.write(`sent ${attempt} ${version} 0 c\n`);
};

await Promise.all(
  tokens.map(async (token) => {
    for (;;) await sit(token);
  }),
);
