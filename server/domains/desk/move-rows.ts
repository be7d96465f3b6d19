import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DeskMove } from '../../../schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import type { Registered } from './define-table.ts';

type Placed = { id: number; among: number };

/** The ids in their new order: each that is chosen goes one on, or all of them to an end. */
const movedOrder = (
  ids: readonly number[],
  chosen: ReadonlySet<number>,
  move: DeskMove,
): number[] => {
  const [own, others] = [ids.filter((id) => chosen.has(id)), ids.filter((id) => !chosen.has(id))];
  if (move === 'first') return [...own, ...others];
  if (move === 'last') return [...others, ...own];
  if (move === 'down') return movedOrder(ids.toReversed(), chosen, 'up').reverse();
  const order: number[] = [];
  for (const id of ids) {
    const before = order.at(-1);
    if (before !== undefined && chosen.has(id) && !chosen.has(before))
      order.splice(-1, 1, id, before);
    else order.push(id);
  }
  return order;
};

const asTable = (rows: readonly { id: number; place: number }[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as typed(id integer, place integer)`;

/** Gives rows their new places among those that they stand with, which are counted anew from 1. */
export const moveRows = async (
  db: Database,
  { table, order }: Registered,
  move: DeskMove,
  ids: readonly number[],
): Promise<void> => {
  if (!order) return;
  const { by, column, amongColumn, unique } = order;
  const among = db
    .selectDistinct({ among: amongColumn })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const found = await db
    .select({ id: table.id, among: amongColumn })
    .from(table)
    .where(inArray(amongColumn, among))
    .orderBy(amongColumn, column, table.id)
    .for('update');
  const rows = found.map((row): Placed => ({ id: Number(row.id), among: Number(row.among) }));
  const chosen = new Set(ids);
  const placed = [...new Set(rows.map((row) => row.among))].flatMap((group) => {
    const own = rows.filter((row) => row.among === group).map(({ id }) => id);
    return movedOrder(own, chosen, move).map((id, at) => ({ id, place: at + 1 }));
  });
  const write = (place: SQL) =>
    db
      .update(table)
      .set({ [by]: place })
      .from(asTable(placed))
      .where(eq(table.id, sql`typed.id`));
  // one after the other, two rows would have one place for a moment
  if (unique) await write(sql`-1 - typed.place`);
  await write(sql`typed.place`);
};
