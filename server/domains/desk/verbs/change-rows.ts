import { inArray, sql } from 'drizzle-orm';
import type { changeContentRows, DeskArea } from '../../../../schemas/desk/endpoints.ts';
import { type DeskAction, isMove } from '../../../../schemas/desk/fields.ts';
import { deskRefusals } from '../../../../schemas/desk/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged } from '../../../platform/endpoint/verb.ts';
import { writeAudits } from '../../operator/index.ts';
import { copyRows } from '../copy-rows.ts';
import type { Registered } from '../define-table.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { keptBy } from '../facts.ts';
import { moveRows } from '../move-rows.ts';
import { tableIn } from '../registered.ts';
import { lockRows, type Row, titleOf } from '../rows.ts';
import { actionWords } from '../words.ts';

type Kept = (row: Row) => string | undefined;

/** Why a row stays as it is; undefined where the action may be carried out. */
const whyKept = async (
  db: Database,
  table: Registered,
  action: DeskAction,
  ids: readonly number[],
): Promise<Kept> => {
  const { frozen, within, order } = table;
  if (action === 'copy') return () => undefined;
  if (action === 'remove' || isMove(action)) {
    const own = action === 'remove' ? table.hanging : order?.kept ? [order.kept] : [];
    const still =
      frozen && within ? [{ when: frozen.when(sql`${within.column}`), said: frozen.said }] : [];
    const kept = await keptBy(db, table, [...own, ...still], ids);
    return ({ id }) => kept.get(id);
  }
  const wanted = action === 'shelve';
  return ({ values }) => {
    if (values[table.shelf ?? ''] === wanted) return `已经${wanted ? '上架' : '下架'}`;
    const fault = table.check?.({ ...values, [table.shelf ?? '']: wanted });
    return fault?.name === table.shelf ? fault?.said : undefined;
  };
};

const carryOut = async (
  db: Database,
  registered: Registered,
  action: DeskAction,
  ids: number[],
): Promise<void> => {
  const { table, shelf = '' } = registered;
  if (isMove(action)) return moveRows(db, registered, action, ids);
  if (action === 'copy') return copyRows(db, registered, ids);
  const where = inArray(table.id, ids);
  if (action === 'remove') await db.delete(table).where(where);
  else
    await db
      .update(table)
      .set({ [shelf]: action === 'shelve' })
      .where(where);
};

/** Refuses `noSuchDeskTable`, `noSuchDeskField`. */
export const changeRows =
  (area: DeskArea): DeskVerb<typeof changeContentRows> =>
  async ({ db, operator: who, now }, { table: name, action, ids }) => {
    const table = tableIn(area, name);
    if (!table.actions.includes(action)) throw new RefusedError(deskRefusals.noSuchDeskField);
    const rows = await lockRows(db, table, ids);
    const why = await whyKept(db, table, action, ids);
    const left = ids.flatMap((id) => {
      const row = rows.get(id);
      const reason = row ? why(row) : '已被删除';
      const title = row ? titleOf(table, row) : '';
      return reason === undefined ? [] : [{ id, title, why: reason }];
    });
    const changed = [...rows.values()].filter((row) => why(row) === undefined);
    if (changed.length === 0) return unchanged({ done: 0, left });
    await carryOut(
      db,
      table,
      action,
      changed.map(({ id }) => id),
    );
    const texts = changed.map((row) => actionWords(table, action, row));
    await writeAudits(db, { who, action: 'content', now }, texts);
    return { done: changed.length, left };
  };
