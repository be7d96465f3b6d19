import * as z from 'zod/mini';
import { sectionCalls } from '#schemas/layout/section-calls.ts';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { meaningOf } from '#stories/schema/meaning.ts';
import type { MeaningOf } from './shapes.ts';

type Schema = Endpoint['data'];

const schemasIn = (schema: Schema): Schema[] => {
  const { fields, item } = partsOf(schema);
  const inner = schema instanceof z.ZodMiniDefault ? [schema.def.innerType] : [];
  const parts = [...Object.values(fields ?? {}), ...(item ? [item] : []), ...inner];
  return [schema, ...parts.flatMap(schemasIn)];
};

const sectionSchemas = new Set(
  Object.values(sectionCalls)
    .flat()
    .flatMap(({ payload, data }) => [payload, data].flatMap(schemasIn)),
);

/** What fields of sections' calls mean; a field of the same name elsewhere may mean something else. */
export const sectionMeaning: MeaningOf = (schema, field) =>
  sectionSchemas.has(schema) ? meaningOf(schema, field) : '';
