import * as z from 'zod/mini';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { type Shape, scalarKinds } from './scalar-shapes.ts';

type Schema = Endpoint['data'];

export const ref = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` });

const kinds = new Map(scalarKinds.map(({ schema, name }) => [schema, ref(name)]));

/** '' if not documented. */
export type MeaningOf = (schema: Schema, field: string) => string;

type Options = {
  meaningOf: MeaningOf;
  named: ReadonlyMap<Schema, string>;
};

const mayMiss = (schema: Schema): boolean => z.safeParse(schema, undefined).success;

const expectedOf = (schema: Schema): string => {
  const read = z.safeParse(schema, {});
  return read.success ? '' : (read.error.issues[0]?.message ?? '');
};

const described = (shape: Shape, ...words: (string | undefined)[]): Shape => {
  const own = words.filter(Boolean);
  if (own.length === 0) return shape;
  const before = typeof shape.description === 'string' ? [shape.description] : [];
  return { ...shape, description: [...own, ...before].join('。') };
};

/** A scalar defined in place, of which only its expectation is known. */
const ownScalar = (schema: Schema): Shape => {
  const expected = expectedOf(schema);
  if (expected === 'whole number') return described(ref('choice'), '缺失时由所在的列表决定');
  return expected ? { description: `应为：${expected}` } : {};
};

const neededOf = (needed: readonly string[] = []): Shape => {
  const [first, second] = needed;
  if (first === undefined || second === undefined) return {};
  return { anyOf: [{ maxProperties: 0 }, ...needed.map((field) => ({ required: [field] }))] };
};

export const shaper = ({ meaningOf, named }: Options) => {
  const objectShape = (schema: Schema): Shape => {
    const { fields = {}, spares = {}, needed } = partsOf(schema);
    const only = needed?.length === 1 ? needed : [];
    const required = Object.entries(fields).flatMap(([field, inner]) =>
      only.includes(field) || (!mayMiss(inner) && !spares[field]) ? field : [],
    );
    const properties = Object.entries(fields).map(([field, inner]) => {
      const spare = spares[field] && `缺失或为空时读 ${spares[field]}`;
      return [field, described(shapeOf(inner), meaningOf(schema, field), spare)];
    });
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
      ...neededOf(needed),
    };
  };

  const codecShape = (schema: Schema): Shape | undefined => {
    const kind = kinds.get(schema);
    if (kind) return kind;
    const { fields, item, words, scalar, rules } = partsOf(schema);
    const ruleText = rules?.map((rule) => rule.reason).join('；');
    if (item) return described({ type: 'array', items: shapeOf(item) }, ruleText);
    if (fields) return described(objectShape(schema), ruleText);
    if (words) return { type: 'string', enum: [...words] };
    if (scalar) return ownScalar(schema);
    if (rules && schema instanceof z.ZodMiniPipe)
      return described(shapeOf(schema.def.in), ruleText);
    return undefined;
  };

  const asItself = (schema: Schema): Shape => codecShape(schema) ?? zodShape(schema);

  const shapeOf = (schema: Schema): Shape => {
    const name = named.get(schema);
    return name === undefined ? asItself(schema) : ref(name);
  };

  const zodShape = (schema: Schema): Shape => {
    if (schema instanceof z.ZodMiniOptional) return shapeOf(schema.def.innerType);
    if (schema instanceof z.ZodMiniDefault)
      return { ...shapeOf(schema.def.innerType), default: schema.def.defaultValue };
    const { $schema: _draft, ...shape } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema === schema) return;
        const name = named.get(zodSchema);
        const inner = name === undefined ? codecShape(zodSchema) : ref(name);
        if (!inner) return;
        for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
        Object.assign(jsonSchema, inner);
      },
    });
    if (!(schema instanceof z.ZodMiniObject)) return shape;
    const fields = Object.entries<Schema>(schema.shape);
    const required = fields.flatMap(([field, inner]) => (mayMiss(inner) ? [] : field));
    const { required: _required, ...rest } = shape;
    return required.length > 0 ? { ...rest, required } : rest;
  };

  return { shapeOf, asItself };
};
