import type { DeskArea, listContentTables } from '#schemas/desk/endpoints.ts';
import type { DeskTable } from '#schemas/desk/fields.ts';
import type { Registered } from '../define-table.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { registered } from '../registered.ts';

const describedParent = ({ parent }: Registered): DeskTable['within'] => {
  const ref = parent?.ref;
  const parentTable = registered.find(({ name, table }) =>
    ref?.among ? name === ref.among.desk : table === ref?.table,
  );
  return parent && parentTable ? { field: parent.name, table: parentTable.name } : null;
};

const describedTable = (table: Registered): DeskTable => {
  const { name, label, noun, title, fields, actions, unshelved } = table;
  return {
    ...{ name, label, noun, title, unshelved, within: describedParent(table) },
    searched: fields
      .filter(({ searched }) => searched)
      .map((field) => field.label)
      .join('、'),
    fields: fields.map(
      ({
        column: _column,
        ref: _ref,
        offers: _offers,
        joined: _joined,
        rule: _rule,
        searched: _,
        ...field
      }) => field,
    ),
    actions: [...actions],
  };
};

export const listTables =
  (area: DeskArea): DeskVerb<typeof listContentTables> =>
  () => ({ tables: registered.filter((one) => one.area === area).map(describedTable) });
