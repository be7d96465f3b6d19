import { inArray, sql } from 'drizzle-orm';
import type { changeContentRows, DeskArea } from '#schemas/desk/endpoints.ts';
import { type DeskAction, isMove } from '#schemas/desk/fields.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged } from '../../../platform/endpoint/verb.ts';
import { writeAudits } from '../../operator/index.ts';
import { copyRows } from '../copy-rows.ts';
import type { Registered } from '../define-table.ts';
import type { DeskSite } from '../desk-site.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { blockersOf, knownOf } from '../facts.ts';
import { countPositions, moveRows } from '../move-rows.ts';
import { tableIn } from '../registered.ts';
import { lockRows, type Row, titleOf } from '../rows.ts';
import { actionWords } from '../words.ts';

type WhyBlocked = (row: Row) => string | undefined;

const shelveFaults = async (
  db: Database,
  { inspect, publishedField = '' }: Registered,
  rows: readonly Row[],
  site: DeskSite,
): Promise<Map<number, string>> => {
  const off = rows.filter(({ values }) => values[publishedField] !== true);
  if (!inspect || off.length === 0) return new Map();
  const after = off.map(({ id, values }) => ({
    ...{ id, values: { ...values, [publishedField]: true }, changed: [publishedField] },
  }));
  const faults = await inspect(db, site, after);
  return new Map(
    off.flatMap(({ id }, at) => {
      const fault = faults[at];
      return fault ? [[id, fault.reason] as const] : [];
    }),
  );
};

/** undefined where the action may be carried out. */
const whyBlocked = async (
  db: Database,
  table: Registered,
  action: DeskAction,
  rows: ReadonlyMap<number, Row>,
  site: DeskSite,
): Promise<WhyBlocked> => {
  const ids = [...rows.keys()];
  const { frozen, parent } = table;
  if (action === 'copy') return () => undefined;
  if (action === 'remove' || isMove(action)) {
    const own = action === 'remove' ? table.references : [];
    const still =
      frozen && parent ? [{ when: frozen.when(sql`${parent.column}`), reason: frozen.reason }] : [];
    const blockers = await blockersOf(db, table, [...own, ...still], ids);
    return ({ id }) => blockers.get(id);
  }
  const wanted = action === 'shelve';
  const known = wanted ? await knownOf(db, table, ids) : () => 0;
  const inspected = wanted ? await shelveFaults(db, table, [...rows.values()], site) : new Map();
  return ({ id, values }) => {
    if (values[table.publishedField ?? ''] === wanted) return `已经${wanted ? '上架' : '下架'}`;
    const after = { ...values, [table.publishedField ?? '']: wanted };
    const fault = table.check?.(after);
    if (fault && fault.name === table.publishedField) return fault.reason;
    if (!wanted) return undefined;
    return table.known?.judge(after, (name) => known(id, name))?.reason ?? inspected.get(id);
  };
};

const nowhere: ReadonlyMap<number, string> = new Map();

/** Returns why some rows stay as they are all the same, by id. */
const carryOut = async (
  db: Database,
  registered: Registered,
  action: DeskAction,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, string>> => {
  const { table, publishedField = '', order } = registered;
  const ids = rows.map(({ id }) => id);
  if (isMove(action)) return moveRows(db, registered, action, ids);
  const where = inArray(table.id, ids);
  if (action === 'copy') await copyRows(db, registered, ids);
  else if (action === 'remove') {
    await db.delete(table).where(where);
    if (order)
      await countPositions(
        db,
        registered,
        rows.map(({ values }) => values[order.among]),
      );
  } else
    await db
      .update(table)
      .set({ [publishedField]: action === 'shelve' })
      .where(where);
  return nowhere;
};

/** Refuses `noSuchDeskTable`, `noSuchDeskField`. */
export const changeRows =
  (area: DeskArea, site: DeskSite): DeskVerb<typeof changeContentRows> =>
  async ({ db, operator: who, now }, { table: name, action, ids }) => {
    const table = tableIn(area, name);
    if (!table.actions.includes(action)) throw new RefusedError(deskRefusals.noSuchDeskField);
    const rows = await lockRows(db, table, ids);
    const reasonOf = await whyBlocked(db, table, action, rows, site);
    const tried = [...rows.values()].filter((row) => reasonOf(row) === undefined);
    const stay = tried.length === 0 ? nowhere : await carryOut(db, table, action, tried);
    const why: WhyBlocked = (row) => reasonOf(row) ?? stay.get(row.id);
    const left = ids.flatMap((id) => {
      const row = rows.get(id);
      const reason = row ? why(row) : '已被删除';
      const title = row ? titleOf(table, row) : '';
      return reason === undefined ? [] : [{ id, title, why: reason }];
    });
    const changed = tried.filter((row) => why(row) === undefined);
    if (changed.length === 0) return unchanged({ done: 0, left });
    const texts = changed.map((row) => actionWords(table, action, row));
    await writeAudits(db, { who, action: 'content', now }, texts);
    return { done: changed.length, left };
  };
