import { mkdirSync } from 'node:fs';
import type { Filling, OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { openEngine } from './engine.ts';
import { prepareEmbedded } from './prepare-embedded.ts';
import { putRestored } from './restored.ts';

/** The embedded database in `directory`, which no other process may have open. */
export const openEmbedded = async (
  directory: string,
  migrationsFolder: string,
  filling: Filling = {},
): Promise<OpenDatabase> => {
  const unlock = lockDirectory(directory);
  try {
    putRestored(directory);
    mkdirSync(directory, { recursive: true });
    const opened = await prepareEmbedded(openEngine(directory), migrationsFolder, filling);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};
