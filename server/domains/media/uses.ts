import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { type FileHolder, fileHolders } from '../../db/file-holders.ts';
import type { mediaFile } from '../../db/tables/media.ts';
import { broadcastTable } from '../../db/tables/studio.ts';

type Row = Pick<typeof mediaFile.$inferSelect, 'id' | 'address' | 'poster' | 'stream'>;

const MOST_OF_A_KIND = 3;

const names = (column: PgColumn, address: string): SQL =>
  sql`position(${address} in ${column}::text) > 0`;

const wordsFor = (word: string, title: unknown): string =>
  typeof title === 'string' && title ? `${word}「${title}」` : word;

/** Applications that wait and name the file by its number. */
const waitingUses = async (db: Database, id: number): Promise<string[]> => {
  const named = or(eq(broadcastTable.videoId, id), eq(broadcastTable.coverId, id));
  const rows = await db
    .select({ title: broadcastTable.title })
    .from(broadcastTable)
    .where(and(eq(broadcastTable.state, 'waiting'), named))
    .limit(MOST_OF_A_KIND);
  return rows.map(({ title }) => wordsFor('直播申请', title));
};

const usesIn = async (
  db: Database,
  { table, word, title, columns, streams, among }: FileHolder,
  { addresses, stream }: { addresses: readonly string[]; stream: string },
): Promise<string[]> => {
  const shown = columns.flatMap((column) => addresses.map((each) => names(column, each)));
  const played = stream ? streams.map((column) => eq(column, stream)) : [];
  const wanted = or(...shown, ...played);
  if (!wanted) return [];
  const rows = await db
    .select({ title: title ? sql<string>`${title}` : sql<string>`''` })
    .from(table)
    .where(and(wanted, among))
    .limit(MOST_OF_A_KIND);
  return rows.map((row) => wordsFor(word, row.title));
};

/** Where a file is used, in words; it is looked for in all that may show one. */
export const usesOf = async (
  db: Database,
  { id, address, poster, stream }: Row,
): Promise<string[]> => {
  const addresses = [...new Set([address, poster])].filter(Boolean);
  const found = await waitingUses(db, id);
  for (const holder of fileHolders)
    found.push(...(await usesIn(db, holder, { addresses, stream })));
  return [...new Set(found)];
};
