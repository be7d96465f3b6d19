import { asc, desc, type SQL } from 'drizzle-orm';
import type { DeskArea, listContentRows } from '#schemas/desk/endpoints.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Registered, RegisteredField } from '../define-table.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { fieldOf, tableIn } from '../registered.ts';
import { readPage, rowFields, whereOf } from '../rows.ts';

const SIZE = 20;

const orderOf = (table: Registered, sort: string): SQL[] => {
  if (sort === '') return [...(table.order?.listed ?? [])];
  const field = fieldOf(table, sort.replace(/^-/, ''));
  if (!field.sorted) throw new RefusedError(deskRefusals.noSuchDeskField);
  return [sort.startsWith('-') ? desc(field.column) : asc(field.column)];
};

/** Refuses `noSuchDeskTable`, `noSuchDeskField`. */
export const listRows =
  (area: DeskArea): DeskVerb<typeof listContentRows> =>
  async ({ db }, { table: name, sort, page, ...filter }) => {
    const table = tableIn(area, name);
    const where = whereOf(table, filter);
    const only = (field: RegisteredField) => field.listed || field.name === table.title;
    const query = { where, order: orderOf(table, sort), only, page, size: SIZE };
    const { rows, total, pageCount: pages } = await readPage(db, table, query);
    return { rows: rows.map((row) => rowFields(table, row, only)), total, pages };
  };
