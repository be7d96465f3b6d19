import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesson } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { upload } from '#server/db/tables/upload.ts';
import { isOpenTo } from '#server/domains/upload/open-to.ts';
import { isNamed } from '#server/libraries/upload/index.ts';
import { wholeScans } from '../harness/cost/plans.ts';
import { type RecordedDatabase, recordedDatabase } from '../harness/cost/recorded-database.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';

const LARGE = new Set(['lesson', 'product']);
const nameOf = (n: string): string => `${n.padStart(32, 'x')}.png`;

describe.skipIf(!hasPostgres)('a member’s picture in a shop of 20,000 lessons', () => {
  let recorded: RecordedDatabase;
  let drop = async () => {};
  let memberId = 0;

  beforeAll(async () => {
    const { url, drop: end } = await filledPostgres();
    recorded = recordedDatabase(url);
    drop = () => recorded.close().then(end);
    const { db } = recorded;
    const [own] = await db.insert(member).values({ nickname: '学员' }).returning();
    memberId = own?.id ?? 0;
    const shown = nameOf('77');
    await db.insert(upload).values([
      { file: shown, memberId, bytes: 1, at: new Date() },
      { file: nameOf('none'), memberId, bytes: 1, at: new Date() },
    ]);
    await db.execute(sql`insert into lesson (product_id, chapter_id, kind, title, html)
      select l.product_id, l.chapter_id, 'text', n::text,
        '<p>正文</p><img src="/uploads/' || lpad(n::text, 32, 'x') || '.png">'
      from (select product_id, chapter_id from lesson join product on product.id = product_id
        where product.published order by lesson.id limit 1) as l, generate_series(1, 20000) as n`);
    await db.execute(sql`insert into product (type, title, price_fen, intro_html)
      select 4, n::text, 0, '<img src="/uploads/' || lpad('p' || n::text, 32, 'x') || '.png">'
      from generate_series(1, 20000) as n`);
    await db.execute(sql`analyze`);
  });
  afterAll(() => drop());

  it('is found by two statements, that it is shown or not, and no table is read through for it', async () => {
    const ask = (file: string) => isOpenTo(recorded.db, file, undefined, Date.now());
    for (const [file, open] of [
      [nameOf('77'), true],
      [nameOf('none'), false],
    ] as const) {
      const { answer, sent } = await recorded.during(() => ask(file));
      expect([answer, sent.length]).toEqual([open, 2]);
      for (const one of sent) expect(await wholeScans(recorded, one, LARGE)).toEqual([]);
    }
    expect(await recorded.db.$count(lesson)).toBeGreaterThan(20_000);
  });

  it('is found by one statement where it is swept', async () => {
    const own = { file: nameOf('77'), memberId };
    const { answer, sent } = await recorded.during(() => isNamed(recorded.db, own));
    expect([answer, sent.length]).toEqual([true, 1]);
    for (const one of sent) expect(await wholeScans(recorded, one, LARGE)).toEqual([]);
  });
});
