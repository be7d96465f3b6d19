import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { live } from '#server/db/tables/live.ts';
import { member } from '#server/db/tables/member.ts';
import { startSession } from '#server/platform/auth/session.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';

const TITLE = '压力测试';

const prepare = async (db: Database, people: number) => {
  if ((await db.$count(live, eq(live.title, TITLE))) > 0) return undefined;
  const [room] = await db
    .insert(live)
    .values({ title: TITLE, status: 1, priceFen: 0, startAt: new Date() })
    .returning();
  const rows = Array.from({ length: people }, (_, index) => ({ nickname: `学员 ${index + 1}` }));
  const members = await db.insert(member).values(rows).returning({ id: member.id });
  const tokens: string[] = [];
  for (const { id } of members) tokens.push(await startSession(db, id, Date.now()));
  return { room: room?.id ?? 0, tokens };
};

/** Serves in a process of its own; reads `DATABASE_URL` or `DATA_DIR`, `PORT` and `PEOPLE`. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', PORT, PEOPLE } = process.env;
const rootDir = findRootDir();
const opened = await openDatabase({ databaseUrl, dataDir: join(dataDir, 'bench') }, rootDir);
const prepared = await prepare(opened.db, Number(PEOPLE));
const config = { apiOrigin: undefined, wechat: undefined, dataDir };
const app = buildApp({ config, db: opened.db, line: opened.line, rootDir });
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', async () => {
  await app.close();
  await opened.close();
  process.exit(0);
});
process.send?.({ prepared });
