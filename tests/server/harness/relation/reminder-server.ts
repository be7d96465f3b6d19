/**
 * A server that tells of everything that begins, until it is killed:
 * `node --import tsx reminder-server.ts postgres|embedded <url or folder>`. It says `ready`, and
 * begins when it is told anything.
 */

import { openEmbedded } from '#server/db/embedded.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { reservableActivities } from '#server/domains/activity/index.ts';
import { remindReserved } from '#server/libraries/relation/index.ts';
import { migrations } from '../../../harness/test-database.ts';

const [engine, path = ''] = process.argv.slice(2);
const { db } = await (engine === 'postgres' ? openPostgres : openEmbedded)(path, migrations);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
process.stdout.write('begun\n');
await remindReserved(db, reservableActivities, Date.now());
process.stdout.write('told\n');
