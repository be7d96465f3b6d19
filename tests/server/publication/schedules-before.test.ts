import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/open-database.ts';
import { homeGround, homeSchedule } from '../../../server/db/tables/publication.ts';
import { findRootDir } from '../../../server/platform/config/root-dir.ts';
import { freshPostgres, hasPostgres } from '../harness/database.ts';

const FOLDER = 'server/db/migrations';

/** A root of the product that has the migrations before schedules were sets of changes. */
const before = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'before-changes-'));
  cpSync(join(findRootDir(), FOLDER), join(folder, FOLDER), { recursive: true });
  const journal = join(folder, FOLDER, 'meta/_journal.json');
  const written: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const own = written.entries.findIndex(({ tag }) => {
    return readFileSync(join(folder, FOLDER, `${tag}.sql`), 'utf8').includes('"home_ground"');
  });
  const entries = written.entries.slice(0, own);
  writeFileSync(journal, JSON.stringify({ ...written, entries }));
  return folder;
};

/** A document that a title tells from others. */
const titled = (title: string) => `'{"version":2,"layouts":{},"site":{"title":"${title}"}}'::jsonb`;

const release = (id: number, kind: string, title: string) =>
  `insert into home_release (id, kind, author, at, note, document) overriding system value
    values (${id}, '${kind}', '甲', now(), '', ${titled(title)})`;

const schedule = (
  id: number,
  {
    state,
    title,
    released,
    earlier,
  }: Record<'state' | 'title', string> & Partial<Record<'released' | 'earlier', number>>,
) => `insert into home_schedule
    (id, document, start_at, end_at, author, note, state, release_id, earlier_id) overriding system value
    values (${id}, ${titled(title)}, now(), now() + interval '1 day', '甲', '', '${state}', ${released ?? 'null'}, ${earlier ?? 'null'})`;

describe.each([
  ['embedded', true],
  ['PostgreSQL', hasPostgres],
])('schedules of before, %s', (engine, there) => {
  let end = async () => {};
  afterEach(() => end());

  const migrated = async (statements: readonly string[]) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'before-'));
    const root = before();
    const fresh = engine === 'embedded' ? undefined : await freshPostgres();
    const config = { databaseUrl: fresh?.url, dataDir };
    const old = await openDatabase(config, root, { demo: false });
    for (const statement of statements) await old.db.execute(sql.raw(statement));
    await old.close();
    const { db, close } = await openDatabase(config, findRootDir(), { demo: false });
    end = async () => {
      await close();
      for (const folder of [dataDir, root]) rmSync(folder, { recursive: true, force: true });
      await fresh?.drop();
    };
    const [ground] = await db.select().from(homeGround);
    const schedules = await db.select().from(homeSchedule).orderBy(asc(homeSchedule.id));
    return {
      db,
      ground: ground && [ground.document.site.title, ground.releaseId],
      bases: schedules.map(({ base }) => base.site.title),
    };
  };

  it.skipIf(!there)('go back to the release before the first that runs', async () => {
    const { db, ground, bases } = await migrated([
      release(1, 'first', '地'),
      release(2, 'scheduled', '甲'),
      release(3, 'scheduled', '乙'),
      schedule(1, { state: 'live', title: '甲', released: 2, earlier: 1 }),
      schedule(2, { state: 'live', title: '乙', released: 3, earlier: 2 }),
      schedule(3, { state: 'waiting', title: '丙' }),
      schedule(4, { state: 'done', title: '丁' }),
    ]);
    expect(ground).toEqual(['地', 3]);
    expect(bases).toEqual(['地', '甲', '乙', '丁']);
    // a server of the version before still schedules whole documents
    await db.execute(sql.raw(schedule(5, { state: 'waiting', title: '戊' })));
    const last = await db.select().from(homeSchedule).orderBy(asc(homeSchedule.id));
    expect(last.at(-1)?.base.site.title).toBe('乙');
  });

  it.skipIf(!there)('take nothing back that was published over', async () => {
    const { ground, bases } = await migrated([
      release(1, 'first', '地'),
      release(2, 'scheduled', '甲'),
      release(3, 'publish', '新'),
      schedule(1, { state: 'live', title: '甲', released: 2, earlier: 1 }),
    ]);
    expect(ground).toEqual(['新', 3]);
    expect(bases).toEqual(['甲']);
  });
});
