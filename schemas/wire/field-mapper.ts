import * as z from 'zod/mini';
import { type CodecContext, forwardResult, partsOf } from './codec.ts';

type Schema = z.core.$ZodType;

type Step = (value: unknown, key: string, context: CodecContext) => unknown;

const decoding = (schema: Schema): Step => {
  const { scalar } = partsOf(schema);
  return scalar
    ? (value, key, context) => scalar.decode(value, context, [key])
    : (value, key, context) => forwardResult(z.safeParse(schema, value), context, [key]);
};

const encoding = (schema: Schema): Step => {
  const { scalar } = partsOf(schema);
  return scalar
    ? (value) => scalar.encode(value)
    : (value, key, context) => forwardResult(z.safeEncode(schema, value), context, [key]);
};

/** `spare`: the field to read where this one is missing or empty. */
type Field = { from: string; to: string; step: Step; spare?: string | undefined };

const through = (fields: readonly Field[]) => {
  const known = new Set(fields.map(({ from }) => from));
  const freed = new Map(fields.map(({ from, to }) => [to, from]));
  return (
    value: Readonly<Record<string, unknown>>,
    context: CodecContext,
  ): Record<string, unknown> => {
    const crossed: Record<string, unknown> = {};
    let unknown = Object.keys(value).length;
    for (const { from, to, step, spare } of fields) {
      const before = value[from];
      if (before !== undefined) unknown -= 1;
      const read = spare && (before ?? '') === '' ? value[spare] : before;
      const after = step(read, from, context);
      if (context.issues.length > 0) return z.NEVER;
      if (after !== undefined || from in value) crossed[to] = after;
    }
    if (unknown === 0) return crossed;
    for (const key of Object.keys(value)) {
      if (known.has(key) || key === '__proto__') continue;
      crossed[freed.get(key) ?? key] = value[key];
    }
    return crossed;
  };
};

/** Wire names in camel case: `end_time` is `endTime`. */
export const ruledNames = (wire: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    wire.map((name) => [name, name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())]),
  );

/**
 * Maps an object from and to the wire: known fields through their schemas and under `names`, unknown ones
 * unchanged, up to the first invalid one. An unknown field with the product's name of a known one swaps names
 * with it, so that neither is lost. `spares` names fallback fields. Three times as fast as `z.looseObject`
 * (docs/decisions/contract.md).
 */
export const fieldMapper = (
  fields: Readonly<Record<string, Schema>>,
  names: Readonly<Record<string, string>>,
  spares: Readonly<Record<string, string>> = {},
) => {
  const named = Object.entries(fields).map(([wire, schema]) => ({
    wire,
    name: names[wire] ?? wire,
    schema,
  }));
  return {
    decode: through(
      named.map(({ wire, name, schema }) => ({
        from: wire,
        to: name,
        step: decoding(schema),
        spare: spares[wire],
      })),
    ),
    encode: through(
      named.map(({ wire, name, schema }) => ({ from: name, to: wire, step: encoding(schema) })),
    ),
  };
};
