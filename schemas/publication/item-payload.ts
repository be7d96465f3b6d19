import * as z from 'zod/mini';
import { partsOf } from '../codec.ts';
import type { ReadEndpoint } from '../define-endpoint.ts';
import type { ItemMisfit, ItemRules } from '../layout-item.ts';

/**
 * What a document may send to a call, beside what phones ask of it: fields that the call knows, and ids and numbers
 * as they are written. Another back end's items may send more, which phones send on.
 */

const takes = (schema: z.core.$ZodType, value: unknown): boolean =>
  z.safeParse(schema, value).success;

/** What a field of a payload takes: anything, or an id or a whole number as it is written. */
export const sentKind = (schema: z.core.$ZodType): 'anything' | 'id' | 'number' => {
  if (takes(schema, [])) return 'anything';
  return takes(schema, 'a') ? 'id' : 'number';
};

type Source = { path: string; payload?: object | undefined; fill?: object | undefined };

type Fed = {
  name: string;
  source?: Source | undefined;
  sections?: readonly Fed[] | undefined;
};

const isAsWritten = (schema: z.core.$ZodType, value: unknown): boolean => {
  if (sentKind(schema) === 'anything') return true;
  const read = z.safeParse(schema, value);
  // what cannot be read is told by the reader
  return !read.success || String(read.data) === String(value);
};

const payloadMisfits = (call: ReadEndpoint, { payload = {}, fill = {} }: Source): ItemMisfit[] => {
  const { fields = {} } = partsOf(call.payload);
  const expected = Object.keys(fields).join(', ') || 'no field';
  const misfits = (part: 'payload' | 'fill', sent: object): ItemMisfit[] =>
    Object.entries(sent).flatMap(([name, came]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const fits = field && (part === 'fill' || isAsWritten(field, came));
      return fits ? [] : { path: `source.${part}.${name}`, expected, came };
    });
  return [...misfits('payload', payload), ...misfits('fill', fill)];
};

/** What does not fit of the payloads of an item, and of what it holds. */
export const sentMisfits = (
  item: Fed,
  { sourcesOf }: Pick<ItemRules, 'sourcesOf'>,
): ItemMisfit[] => {
  const { name, source, sections = [] } = item;
  const call = source && sourcesOf(name)?.find(({ path }) => path === source.path);
  const held = sections.flatMap((each, index) =>
    sentMisfits(each, { sourcesOf }).map((misfit) => ({
      ...misfit,
      path: `sections.${index}.${misfit.path}`,
    })),
  );
  return [...(call ? payloadMisfits(call, source) : []), ...held];
};
