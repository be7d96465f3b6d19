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

for await (const line of createInterface(process.stdin)) {
  const { path, payload, tokens } = JSON.parse(line);
  const answers = await Promise.all(
    tokens.map((token: string) => post(path, { key: randomUUID(), ...payload }, token)),
  );
  process.stdout.write(`${JSON.stringify(answers.map(({ msg }) => msg))}\n`);
}
