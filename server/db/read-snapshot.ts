import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database.ts';
import { openEngine } from './engine.ts';
import { askForSnapshot } from './snapshot-socket.ts';

/**
 * Reads a snapshot, in memory, of the embedded database of the server that runs on `dataDir`; undefined where no
 * server offers one.
 */
export const readSnapshot = async <T>(
  dataDir: string,
  look: (db: Database) => Promise<T>,
): Promise<{ found: T } | undefined> => {
  const snapshot = await askForSnapshot(dataDir);
  if (!snapshot) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of snapshot.tar) chunks.push(new Uint8Array(chunk));
  const client = openEngine('memory://', { loadDataDir: new Blob(chunks) });
  try {
    return { found: await look(drizzle({ client, casing: 'snake_case' })) };
  } finally {
    await client.close();
  }
};
