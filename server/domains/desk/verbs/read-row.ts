import { eq } from 'drizzle-orm';
import type { DeskArea, readContentRow } from '#schemas/desk/endpoints.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { DeskSite } from '../desk-site.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { unpaidOf } from '../facts.ts';
import { tableIn } from '../registered.ts';
import { readRows, rowFields, stampOf } from '../rows.ts';

/** Refuses `noSuchDeskTable`, `noSuchDeskRow`. */
export const readRow =
  (area: DeskArea, { learners }: DeskSite): DeskVerb<typeof readContentRow> =>
  async ({ db }, { table: name, id }) => {
    const table = tableIn(area, name);
    const [row] = await readRows(db, table, { where: eq(table.table.id, id), limit: 1 });
    if (!row) throw new RefusedError(deskRefusals.noSuchDeskRow);
    const unpaid = await unpaidOf(db, table, [id]);
    const page = learners === undefined ? '' : (table.page?.(row) ?? '');
    return {
      ...{ row: rowFields(table, row), stamp: stampOf(table, row), unpaid },
      page: page && `${learners}${page}`,
    };
  };
