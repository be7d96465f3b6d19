import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { dataOf, type Envelope } from '#schemas/wire/envelope.ts';

type Schema = Endpoint['data'];

export type WirePath = { path: string; came: unknown };

type Walk = { schema: Schema | undefined; value: unknown; trail: readonly string[] };

const valueAt = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined;

const isIndex = (step: string): boolean => /^(?:\d+|\*)$/.test(step);

/** Descends into a field; a bare list in place of a page has no such level. */
const into = ({ schema, value, trail }: Walk, name: string): Walk => {
  const inner = schema && partsOf(schema).fields?.[name];
  if (Array.isArray(value)) return { schema: inner, value, trail };
  return { schema: inner, value: valueAt(value, name), trail: [...trail, name] };
};

const wireName = (schema: Schema, step: string): string | undefined => {
  const { fields = {}, names = {} } = partsOf(schema);
  const [renamed] = Object.entries(names).find(([, name]) => name === step) ?? [];
  return renamed ?? (Object.hasOwn(fields, step) ? step : undefined);
};

const follow = (walk: Walk, step: string): Walk => {
  const { schema, value, trail } = walk;
  const { fields, item } = (schema && partsOf(schema)) ?? {};
  if (schema && fields) {
    const name = wireName(schema, step);
    if (name !== undefined) return into(walk, name);
    const [only] = Object.keys(fields);
    // the single field of an object is read without the object
    if (only !== undefined) return follow(into(walk, only), step);
  }
  if (item && !isIndex(step))
    // a list that is read as a page has its items under the product's name
    return step === 'items' ? walk : { schema: undefined, value: undefined, trail };
  const list = item && !Array.isArray(value) ? valueAt(value, 'data') : undefined;
  const at = list === undefined ? { value, trail } : { value: list, trail: [...trail, 'data'] };
  return { schema: item, value: valueAt(at.value, step), trail: [...at.trail, step] };
};

/**
 * Translates a path of wire or product names in decoded data to the path in the answer; some back ends put
 * fields beside `data`.
 */
export const wirePath = (schema: Schema, path: string, answer: Envelope): WirePath => {
  const steps = path.split('.').filter(Boolean);
  const start: Walk = { schema, value: dataOf(answer), trail: [] };
  const { value: came, trail } = steps.reduce(follow, start);
  const [first = '', ...rest] = trail;
  const { data } = answer;
  if (trail.length === 0) return { path: 'data', came: data };
  if (Array.isArray(data) && first && !isIndex(first) && valueAt(start.value, first) === data)
    return { path: ['data', ...rest].join('.'), came };
  const isOutsideData =
    first !== 'data' && Object.hasOwn(answer, first) && valueAt(data, first) === undefined;
  return { path: (isOutsideData ? trail : ['data', ...trail]).join('.'), came };
};
