import type { DeskArea, listContentTables } from '../../../../schemas/desk/endpoints.ts';
import type { DeskTable } from '../../../../schemas/desk/fields.ts';
import type { Registered } from '../define-table.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { registered } from '../registered.ts';

const tableTold = ({ name, label, noun, title, fields, actions }: Registered): DeskTable => ({
  ...{ name, label, noun, title },
  searched: fields
    .filter(({ searched }) => searched)
    .map((field) => field.label)
    .join('、'),
  fields: fields.map(
    ({ column: _column, ref: _ref, beside: _beside, rule: _rule, searched: _, ...field }) => field,
  ),
  actions: [...actions],
});

/** The tables of an area that have desks, as the console draws them. */
export const listTables =
  (area: DeskArea): DeskVerb<typeof listContentTables> =>
  () => ({ tables: registered.filter((one) => one.area === area).map(tableTold) });
