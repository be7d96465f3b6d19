import type * as z from 'zod/mini';
import { registry } from '#sections/registry.ts';
import { listPath, readList } from '../schema/list-path.ts';
import { type Outline, outlineOf } from '../schema/outline.ts';
import { EVERYDAY_WORDS } from '../schema/scalar-kinds.ts';
import { everydaySample } from '../sections/section-samples.ts';

type Schema = z.core.$ZodType;

const FEW = 3;

/** Sample rows by schema, since courses have the same fields everywhere. */
const rowsBySchema = (): Map<Schema, unknown[]> => {
  const rows = new Map<Schema, unknown[]>();
  for (const { name, sources } of Object.values(registry)) {
    for (const { data } of sources) {
      const rowsPath = listPath(outlineOf(data));
      if (rowsPath && !rows.has(rowsPath.item.schema))
        rows.set(rowsPath.item.schema, readList(everydaySample(name), rowsPath.path));
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

/** A plausible payload for a schema without a sample. */
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
