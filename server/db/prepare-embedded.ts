import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { assertUpgradable } from './baseline.ts';
import { signalNames, signalsPassedOn } from './connections/hear-signals.ts';
import { ownLine } from './connections/own-line.ts';
import type { Filling, OpenDatabase } from './database.ts';
import { insertDemo } from './demo/insert.ts';

export const prepareEmbedded = async (
  client: PGlite,
  migrationsFolder: string,
  { demo = true }: Filling,
): Promise<OpenDatabase> => {
  const db = drizzle({ client, casing: 'snake_case' });
  await assertUpgradable(db, migrationsFolder);
  await migrate(db, { migrationsFolder });
  if (demo) await insertDemo(db);
  const { hear, pass } = signalsPassedOn();
  for (const name of signalNames) await client.listen(name, (text) => pass(name, text));
  const snapshot = () => client.dumpDataDir('none');
  return { db, line: ownLine(db, hear), snapshot, close: () => client.close() };
};
