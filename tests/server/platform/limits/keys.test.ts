import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { classicApi } from '#schemas/classic/endpoints.ts';
import { homeApi } from '#schemas/home/endpoints.ts';
import { product } from '#server/db/tables/course.ts';
import { referrerOf } from '#server/platform/auth/members.ts';
import { keyOf } from '#server/platform/wire/keys.ts';
import { apiOn } from '../../harness/api.ts';
import { onEveryDatabase } from '../../harness/postgres/database.ts';

describe('an id from outside', () => {
  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('%s names a row', (id, key) => expect(keyOf(id)).toBe(key));

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '1e3',
    '0x10',
    '0b1',
    '1.0',
    ' 5 ',
    '5\n',
    '１',
    '1_0',
    'Infinity',
  ])('%j names none', (id) => expect(keyOf(id)).toBeNull());

  it.each(['2147483648', '9999999999', '00000000001', '9'.repeat(400)])('%s is too long', (id) =>
    expect(keyOf(id)).toBeNull(),
  );
});

/** Other ways to write a number, of those that the wire lets through. */
const writings = (id: number): string[] => [
  `${id}e0`,
  `0x${id.toString(16)}`,
  `0b${id.toString(2)}`,
];

onEveryDatabase('ids written in other ways', (opened) => {
  it('refer to nobody', async () => {
    const { db } = opened();
    expect(await referrerOf(db, '2')).toBe(2);
    for (const id of [...writings(2), ' 2 ', '2.0']) expect(await referrerOf(db, id)).toBeNull();
  });

  it('are no graphic lesson', async () => {
    const { db } = opened();
    const { post } = apiOn(db);
    const graphic = and(eq(product.graphicLesson, true), eq(product.published, true));
    const [row] = await db.select({ id: product.id }).from(product).where(graphic).limit(1);
    const id = row?.id ?? 0;
    const read = async (request: string) =>
      (await post(homeApi.graphicAuth.path, { id: request })).data;
    const yes = await read(String(id));
    for (const other of writings(id)) expect(await read(other)).not.toEqual(yes);
    expect(await read(`${id}e0`)).toEqual(await read('0'));
  });

  it.each([classicApi.subCategories, classicApi.categoryCourses, classicApi.categoryBlocks])(
    '$path finds no category by them',
    async ({ path }) => {
      const { post } = apiOn(opened().db);
      const read = async (type_id: string) => (await post(path, { type_id })).data;
      const unknown = await read('2147483647');
      expect(await read('1')).not.toEqual(unknown);
      for (const other of writings(1)) expect(await read(other)).toEqual(unknown);
    },
  );
});
