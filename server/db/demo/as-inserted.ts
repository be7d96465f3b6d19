/**
 * For each row that the demo once inserted (`given`, in order) the stored row that still equals it in `fields`;
 * undefined for one that operators have changed or removed.
 */
export const asInserted = <F extends string, R extends Readonly<Record<F, unknown>>>(
  rows: readonly R[],
  given: readonly Readonly<Partial<Record<F, unknown>>>[],
  fields: readonly F[],
): (R | undefined)[] =>
  given.map((was) => rows.find((row) => fields.every((field) => row[field] === was[field])));
