import type { DeskArea, importContentSheet } from '#schemas/desk/endpoints.ts';
import { unchanged } from '../../../platform/endpoint/verb.ts';
import { writeAudits } from '../../operator/index.ts';
import type { DeskSite } from '../desk-site.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { tableIn } from '../registered.ts';
import { judgeSheet } from '../sheet.ts';
import { changedWords, madeWords } from '../words.ts';
import { completed, insertRows, settlePositions, updateRows } from '../write.ts';

/**
 * Imports the whole file, or nothing where it has a fault or rows have changed since it was checked. Refuses
 * `noSuchDeskTable`.
 */
export const importSheet =
  (area: DeskArea, site: DeskSite): DeskVerb<typeof importContentSheet> =>
  async ({ db, operator: who, now }, { table: name, sheet, stamp }) => {
    const table = tableIn(area, name);
    const judged = await judgeSheet(db, table, sheet, site);
    const { changed, fields, facts } = judged;
    if (judged.faults.length > 0 || judged.stamp !== stamp) return unchanged({ outcome: 'stale' });
    const all = [...judged.made, ...changed.map(({ typed }) => typed)];
    const { rows: whole, made: also } = await completed(db, table, all);
    await settlePositions(db, table, whole);
    const made = whole.slice(0, judged.made.length);
    const rows = whole.slice(made.length);
    const ids = made.length > 0 ? await insertRows(db, table, made) : [];
    await updateRows(db, table, fields, rows);
    const texts = [
      ...also,
      ...made.map((typed, at) => madeWords(table, ids[at] ?? 0, typed, facts)),
      ...changed.map(({ before, typed }, at) =>
        changedWords(table, before, rows[at] ?? typed, facts),
      ),
    ];
    await writeAudits(db, { who, action: 'content', now }, texts);
    return { outcome: 'imported', made: made.length, changed: changed.length };
  };
