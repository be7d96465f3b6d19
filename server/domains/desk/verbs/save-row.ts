import type { DeskArea, saveContentRow } from '#schemas/desk/endpoints.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { unchanged } from '../../../platform/endpoint/verb.ts';
import { writeAudits } from '../../operator/index.ts';
import type { DeskSite } from '../desk-site.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { factsOf } from '../facts.ts';
import { faultsOf, inspectedFaults, readTyped } from '../judge.ts';
import { tableIn } from '../registered.ts';
import { lockRows, rowFields, stampOf } from '../rows.ts';
import { changedWords, madeWords } from '../words.ts';
import { completed, insertRows, settlePositions, updateRows, writeJoined } from '../write.ts';

/** Refuses `noSuchDeskTable`, `noSuchDeskField`, `noSuchDeskRow`. */
export const saveRow =
  (area: DeskArea, site: DeskSite): DeskVerb<typeof saveContentRow> =>
  async ({ db, operator: who, now }, { table: name, id, stamp, values }) => {
    const table = tableIn(area, name);
    const before = id === null ? undefined : (await lockRows(db, table, [id])).get(id);
    if (id !== null && !before) throw new RefusedError(deskRefusals.noSuchDeskRow);
    if (before && stampOf(table, before) !== stamp)
      return unchanged({
        outcome: 'clash',
        row: rowFields(table, before),
        stamp: stampOf(table, before),
      });
    const read = readTyped(table, before, values, site);
    const facts = await factsOf(db, table, [read]);
    const own = faultsOf(table, read, facts);
    const [inspected] = own.length > 0 ? [] : await inspectedFaults(db, table, [read], site);
    const faults = inspected ? [inspected] : own;
    if (faults.length > 0) return unchanged({ outcome: 'faulty', faults });
    const {
      rows: [typed = read],
      made: also,
    } = await completed(db, table, [read]);
    if (before && typed.changed.length === 0) return unchanged({ outcome: 'saved', id: before.id });
    const kind = { who, action: 'content', now } as const;
    await settlePositions(db, table, [typed]);
    if (before) {
      await updateRows(db, table, typed.changed, [typed]);
      await writeJoined(db, before.id, typed);
      await writeAudits(db, kind, [...also, changedWords(table, before, typed, facts)]);
      return { outcome: 'saved', id: before.id };
    }
    const [made = 0] = await insertRows(db, table, [typed]);
    await writeJoined(db, made, typed);
    await writeAudits(db, kind, [...also, madeWords(table, made, typed, facts)]);
    return { outcome: 'saved', id: made };
  };
