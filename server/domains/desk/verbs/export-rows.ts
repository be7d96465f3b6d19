import { and } from 'drizzle-orm';
import { csvLine } from '#schemas/desk/csv.ts';
import {
  DESK_EXPORTED_AT_ONCE,
  type DeskArea,
  type exportContentRows,
} from '#schemas/desk/endpoints.ts';
import { inSheets } from '#schemas/desk/fields.ts';
import { shownText, writeField } from '#schemas/field/read-field.ts';
import { hashOf } from '../../../platform/auth/session.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import { writeAudit } from '../../operator/index.ts';
import type { Registered } from '../define-table.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { tableIn } from '../registered.ts';
import { olderThan, type Row, readRows, whereOf } from '../rows.ts';
import { ID_HEAD } from '../sheet.ts';

const cellsOf = ({ fields }: Registered, { id, values, names }: Row): string[] => [
  `${id}`,
  ...fields
    .filter(inSheets)
    .map((field) =>
      shownText(field, writeField(field, values[field.name] ?? null), names[field.name]),
    ),
];

/** Refuses `noSuchDeskTable`, `noSuchDeskField`. */
export const exportRows =
  (area: DeskArea): DeskVerb<typeof exportContentRows> =>
  async ({ db, operator: who, now }, { table: name, before, ...filter }) => {
    const table = tableIn(area, name);
    const where = and(whereOf(table, filter), olderThan(table, before));
    const rows = await readRows(db, table, { where, limit: DESK_EXPORTED_AT_ONCE, only: inSheets });
    const isAll = filter.word === '' && filter.filters.length === 0;
    const text = `导出${table.label}：${isAll ? '全部' : '筛选后的'}`;
    const filterHash = hashOf(JSON.stringify([name, filter]));
    const once = `export ${who.id} ${Math.floor(now / HOUR)} ${filterHash}`;
    await writeAudit(db, { who, action: 'export', text, now, once });
    const heads = csvLine([ID_HEAD, ...table.fields.filter(inSheets).map(({ label }) => label)]);
    const lines = rows.map((row) => csvLine(cellsOf(table, row))).join('');
    const last = rows.length === DESK_EXPORTED_AT_ONCE ? rows.at(-1) : undefined;
    return {
      lines: (before === null ? heads : '') + lines,
      rows: rows.length,
      next: last?.id ?? null,
    };
  };
