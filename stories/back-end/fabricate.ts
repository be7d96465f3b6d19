import type * as z from 'zod/mini';
import { registry } from '#sections/registry.ts';
import { listPath, readList } from '../schema/list-path.ts';
import { type Outline, outlineOf } from '../schema/outline.ts';
import { EVERYDAY_WORDS } from '../schema/scalar-kinds.ts';
import { everydaySample } from '../sections/section-samples.ts';

type Schema = z.core.$ZodType;

const FEW = 3;

/** Rows of the samples by the schema that reads them: courses are the same wherever they stand. */
const rowsBySchema = (): Map<Schema, unknown[]> => {
  const rows = new Map<Schema, unknown[]>();
  for (const { name, sources } of Object.values(registry)) {
    for (const { data } of sources) {
      const list = listPath(outlineOf(data));
      if (list && !rows.has(list.item.schema))
        rows.set(list.item.schema, readList(everydaySample(name), list.path));
    }
  }
  return rows;
};

let known: Map<Schema, unknown[]> | undefined;

const numbered = (row: unknown, index: number): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const fields = Object.entries(row).map(([name, value]) => {
    if (name === 'id') return [name, index + 1];
    return [name, value === EVERYDAY_WORDS ? `${EVERYDAY_WORDS} ${index + 1}` : value];
  });
  return Object.fromEntries(fields);
};

/** An everyday payload for a schema of which no section has a sample. */
export const fabricate = (outline: Outline): unknown => {
  if (outline.is === 'scalar') return outline.fallback ?? outline.kind.everyday;
  if (outline.is === 'object')
    return Object.fromEntries(
      outline.fields.map(({ wire, outline: inner }) => [wire, fabricate(inner)]),
    );
  if (outline.is === 'opaque') return null;
  known ??= rowsBySchema();
  return (
    known.get(outline.item.schema) ??
    Array.from({ length: FEW }, (_, index) => numbered(fabricate(outline.item), index))
  );
};
