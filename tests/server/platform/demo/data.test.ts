import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { insertDemo } from '#server/db/demo/insert.ts';
import { product } from '#server/db/tables/course.ts';
import { legalTextTable, supportInfoTable } from '#server/db/tables/site.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { everyEndpoint } from '#stories/back-end/every-endpoint.ts';
import { apiOn } from '../../harness/api.ts';
import { onDatabase } from '../../harness/postgres/database.ts';

const reads = everyEndpoint.filter(({ changes }) => !changes);
const media = join(findRootDir(), 'server/db/demo');

onDatabase('demo data', (opened) => {
  it('shows only pictures that exist', async () => {
    const { post, tokenOf } = apiOn(opened().db);
    const token = await tokenOf('demo_vip');
    const named = new Set<string>();
    for (const { path } of reads) {
      for (const page of [1, 2, 3]) {
        const { body } = await post(
          path,
          { page, code: `sim-demo_vip.p${page}`, id: 1, data: '/' },
          token,
        );
        for (const [name] of JSON.stringify(body).matchAll(/\/media\/[\w-]+\.svg/g))
          named.add(name);
      }
    }
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter((name) => !existsSync(join(media, name)))).toEqual([]);
  });

  it('is inserted once', async () => {
    const before = await opened().db.$count(product);
    await insertDemo(opened().db);
    expect(await opened().db.$count(product)).toBe(before);
  });

  it('brings a database of before the texts that a login shows', async () => {
    const { db } = opened();
    await db.delete(legalTextTable);
    await db.delete(supportInfoTable);
    await insertDemo(db);
    expect([await db.$count(legalTextTable), await db.$count(supportInfoTable)]).toEqual([3, 1]);
  });

  it('brings it the purchase agreement once, and none to a shop that sells without', async () => {
    const { db } = opened();
    const own = eq(legalTextTable.type, 'purchase');
    await db.delete(legalTextTable).where(own);
    await insertDemo(db);
    await insertDemo(db);
    expect(await db.$count(legalTextTable, own)).toBe(1);
    await db.update(legalTextTable).set({ version: 2, chapters: [] }).where(own);
    await insertDemo(db);
    expect(await db.select().from(legalTextTable).where(own)).toMatchObject([{ version: 2 }]);
  });

  it('has free and paid products, and no title twice within a type', async () => {
    const rows = await opened().db.select().from(product);
    expect(rows.some(({ priceFen }) => priceFen === 0)).toBe(true);
    expect(rows.some(({ learners }) => learners === 0)).toBe(true);
    expect(rows.some(({ learners }) => learners > 9999)).toBe(true);
    const titles = rows.map(({ type, title }) => `${type} ${title}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

it('keeps its pictures small', () => {
  const directory = join(media, 'media');
  const sizes = readdirSync(directory).map((file) => statSync(join(directory, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(5 * 1024 * 1024);
});
