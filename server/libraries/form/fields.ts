import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Field } from '#schemas/field/field.ts';
import { field, type SentField } from '#schemas/form/field.ts';
import { fieldOfSent } from '#schemas/form/field-of-sent.ts';
import type { Database } from '../../db/database.ts';
import { formField } from '../../db/tables/form.ts';

type FormField = SentField & { open: boolean };

/** In order, closed ones included. */
export const fieldRowsOf = async (db: Database, form: string): Promise<FormField[]> => {
  const rows = await db
    .select()
    .from(formField)
    .where(eq(formField.form, form))
    .orderBy(asc(formField.position), asc(formField.id));
  return rows.map(({ id: _, form: __, position: ___, ...row }) => row);
};

/** An invalid row is included, so that the page reports it. */
export const openFields = (rows: readonly FormField[]): SentField[] =>
  rows.filter(({ open }) => open).map(({ open: _, ...row }) => row);

/** Without invalid rows: an operator's mistake in one field must not keep members from the form. */
export const fitFields = (rows: readonly SentField[]): Field[] =>
  rows.flatMap((row) => {
    const read = z.safeParse(field, row);
    return read.success ? [fieldOfSent(read.data)] : [];
  });
