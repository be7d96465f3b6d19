/**
 * A server of its own whose members call all at once: `node --import tsx callers.ts <url>`. It says
 * `ready`, reads `{ calls, at }` as a line of JSON, and says what they were told. `at`: what its clock
 * shows meanwhile, in ms; its machine's without one.
 */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { openPostgres } from '#server/db/postgres.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { apiOn } from './api.ts';
import type { Reply, ServerRequest } from './server/call-servers.ts';

const [url = ''] = process.argv.slice(2);
const { db } = await openPostgres(url, `${findRootDir()}/server/db/migrations`);
let shown: number | undefined;
const { post } = apiOn(db, { clock: () => shown ?? Date.now() });
process.stdout.write('ready\n');

/** What a member is told in the end: who is told to come again does so, with the same key. */
const call = async ({ path, payload, token }: ServerRequest['calls'][number]): Promise<Reply> => {
  const keyed = { key: randomUUID(), ...payload };
  let answer = await post(path, keyed, token);
  while (answer.status === 503) answer = await post(path, keyed, token);
  return { code: answer.code, msg: answer.msg, data: answer.data };
};

for await (const line of createInterface(process.stdin)) {
  const { calls, at }: ServerRequest = JSON.parse(line);
  shown = at;
  process.stdout.write(`${JSON.stringify(await Promise.all(calls.map(call)))}\n`);
}
