/**
 * A server of its own whose members all buy at once: `node --import tsx trade-buyers.ts <url>`. It says
 * `ready`, reads `{ path, payload, tokens }` as a line of JSON, and says what they were told.
 */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { openPostgres } from '../../../../server/db/postgres.ts';
import { findRootDir } from '../../../../server/platform/config/root-dir.ts';
import { apiOn } from '../api.ts';

const [url = ''] = process.argv.slice(2);
const { db } = await openPostgres(url, `${findRootDir()}/server/db/migrations`);
const { post } = apiOn(db);
process.stdout.write('ready\n');

type Wish = { path: string; payload: object };

/** What a member is told in the end: who is told to come again does so, with the same key. */
const buy = async ({ path, payload }: Wish, token: string): Promise<string> => {
  const keyed = { key: randomUUID(), ...payload };
  let answer = await post(path, keyed, token);
  while (answer.status === 503) answer = await post(path, keyed, token);
  return answer.msg;
};

for await (const line of createInterface(process.stdin)) {
  const { path, payload, tokens } = JSON.parse(line);
  const told = await Promise.all(tokens.map((token: string) => buy({ path, payload }, token)));
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
