import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DeskMove } from '#schemas/desk/fields.ts';
import type { Database } from '../../db/database.ts';
import type { Registered } from './define-table.ts';

type Placed = { id: number; among: number };

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

type Jump = z.output<typeof jumps>[number];

const jumps = z.array(z.object({ option: z.string(), to: z.number() }));

type Found = Placed & { at: number; jumps: readonly Jump[] };

/** Locks the rows of these groups until the transaction ends. */
const standing = async (
  db: Database,
  { table, order }: Registered,
  among: readonly unknown[],
): Promise<Found[]> => {
  if (!order || among.length === 0) return [];
  const { column, amongColumn, jumpsColumn } = order;
  const found = await db
    .select({
      id: table.id,
      among: amongColumn,
      at: column,
      jumps: jumpsColumn ?? sql`'[]'::jsonb`,
    })
    .from(table)
    .where(inArray(amongColumn, [...among]))
    .orderBy(amongColumn, column, table.id)
    .for('update');
  return found.map((row) => ({
    ...{ id: Number(row.id), among: Number(row.among), at: Number(row.at) },
    jumps: z.parse(jumps, row.jumps),
  }));
};

type Planned = {
  id: number;
  among: number;
  position: number;
  jumps: readonly Jump[];
  isOther: boolean;
};

const positionsIn = (rows: readonly Found[], ids: readonly number[]): Planned[] => {
  const positionAt = new Map(rows.map(({ id, at }) => [at, ids.indexOf(id) + 1]));
  // a jump that leads nowhere still does
  const positionFor = (to: number) =>
    positionAt.get(to) ?? (to < 0 ? to : Math.max(to, ids.length + 1));
  return rows.map(({ id, among, at, jumps: own }) => {
    const position = ids.indexOf(id) + 1;
    const led = own.map(({ option, to }) => ({ option, to: positionFor(to) }));
    const isOther = position !== at || led.some(({ to }, each) => to !== own[each]?.to);
    return { id, among, position, jumps: led, isOther };
  });
};

const groupsOf = (rows: readonly Found[]): Found[][] =>
  [...new Set(rows.map(({ among }) => among))].map((among) =>
    rows.filter((row) => row.among === among),
  );

const asTable = (rows: readonly Planned[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as typed(id integer, position integer, jumps jsonb)`;

const writePositions = async (
  db: Database,
  { table, order }: Registered,
  rows: readonly Planned[],
): Promise<void> => {
  if (!order || rows.length === 0) return;
  const { by, jumps: led, unique } = order;
  const write = (set: Record<string, SQL>) =>
    db.update(table).set(set).from(asTable(rows)).where(eq(table.id, sql`typed.id`));
  // if written one by one, two rows would share a position for a moment
  if (unique) await write({ [by]: sql`-1 - typed.position` });
  await write({ [by]: sql`typed.position`, ...(led ? { [led]: sql`typed.jumps` } : {}) });
};

/** Counts the positions of these groups anew from 1, where they are counted otherwise. */
export const countPositions = async (
  db: Database,
  registered: Registered,
  among: readonly unknown[],
): Promise<void> => {
  const rows = await standing(db, registered, [...new Set(among)]);
  const planned = groupsOf(rows).map((group) =>
    positionsIn(
      group,
      group.map(({ id }) => id),
    ),
  );
  const other = planned.filter((group) => group.some(({ isOther }) => isOther));
  await writePositions(db, registered, other.flat());
};

const isBackwards = ({ position, jumps: own }: Planned, last: number): boolean =>
  own.some(({ to }) => to >= 0 && to <= last && to <= position);

/**
 * Moves rows within their groups, which are counted anew from 1; jumps lead to the same rows as before.
 * Returns why rows stay where they are: no jump may lead back.
 */
export const moveRows = async (
  db: Database,
  registered: Registered,
  move: DeskMove,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { table, order } = registered;
  if (!order) return new Map();
  const among = await db
    .selectDistinct({ among: order.amongColumn })
    .from(table)
    .where(inArray(table.id, [...ids]));
  const rows = await standing(
    db,
    registered,
    among.map((row) => row.among),
  );
  const chosen = new Set(ids);
  const stay = new Map<number, string>();
  const planned = groupsOf(rows).flatMap((group) => {
    const own = group.map(({ id }) => id);
    const after = positionsIn(group, movedOrder(own, chosen, move));
    const back = after.find((row) => isBackwards(row, group.length));
    if (!back) return after;
    const reason = `第 ${own.indexOf(back.id) + 1} 题的跳题会变成往回跳：请先改它的跳题，再移动`;
    for (const id of own.filter((each) => chosen.has(each))) stay.set(id, reason);
    return [];
  });
  await writePositions(db, registered, planned);
  return stay;
};
