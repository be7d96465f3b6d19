import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { OrderKind } from '#schemas/order/fields.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import { coupon } from '../../../db/tables/coupon.ts';
import { product } from '../../../db/tables/course.ts';
import { live } from '../../../db/tables/live.ts';
import { vipPlan } from '../../../db/tables/membership.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';

export type Thing = { kinds: readonly OrderKind[]; ids: readonly number[] };

type Sold = { kinds: readonly OrderKind[]; table: PgTable & { id: PgColumn; title: PgColumn } };

const everything: readonly Sold[] = [
  { kinds: ['course', 'column', 'gift'], table: product },
  { kinds: ['team', 'flash'], table: activity },
  { kinds: ['live'], table: live },
  { kinds: ['membership'], table: vipPlan },
  { kinds: ['coupon'], table: coupon },
];

/** A word that is in the names of more things says little. */
const MOST_NAMED = 200;

const named = z.object({ rows: z.array(z.object({ at: z.number(), id: z.number() })) });

const namedIn = ({ table }: Sold, at: number, word: string): SQL =>
  sql`(select ${at}::int as at, ${table.id} as id from ${table}
    where ${holdsWord(table.title, word)} order by ${table.id} desc limit ${MOST_NAMED})`;

export const thingsNamed = async (db: Database, word: string): Promise<Thing[]> => {
  const parts = everything.map((sold, at) => namedIn(sold, at, word));
  const result: unknown = await db.execute(sql.join(parts, sql` union all `));
  const { rows } = z.parse(named, result);
  return everything.flatMap(({ kinds }, at) => {
    const ids = rows.filter((row) => row.at === at).map(({ id }) => id);
    return ids.length > 0 ? [{ kinds, ids }] : [];
  });
};
