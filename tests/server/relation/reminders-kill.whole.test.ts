import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { remindersOn, statedOf, waitingFor } from '../harness/relation/reminders.ts';
import { killedServers } from '../harness/server/killed-server.ts';

const WAITING = 8000;
const KILLS = 2;

vi.setConfig({ testTimeout: 180_000 });

const killed = killedServers();

it('whom a killed server has told is told by no other, and everybody else is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'reminders-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const position = join(dataDir, 'database');
  await copyTemplate(position);
  const first = await openEmbedded(position, migrations);
  const { shop, upcoming } = remindersOn(first.db);
  const { id } = await upcoming(3);
  await waitingFor(first.db, id, WAITING, shop.now());
  await first.close();
  for (let kill = 0; kill < KILLS; kill += 1)
    await killed({
      file: 'tests/server/harness/relation/reminder-server.ts',
      engine: 'embedded',
      position,
    })('begun', 200);
  const { db, close } = await openEmbedded(position, migrations);
  const before = await statedOf(db, id);
  expect(before.most).toBeLessThanOrEqual(1);
  await remindersOn(db).remind();
  expect(await statedOf(db, id)).toEqual({ members: WAITING, most: 1 });
  await close();
});
