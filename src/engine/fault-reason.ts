import * as z from 'zod/mini';
import { cutText } from '../../schemas/cut-text.ts';
import { sample } from './diagnostics.ts';
import { nearestName } from './nearest-name.ts';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** Kinds of values as people call them. */
const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

/** `; the nearest is X`, where something known is near enough; `owner` has X for another name. */
export const nearest = (
  given: unknown,
  names: readonly string[],
  owner: (name: string) => string = (name) => name,
): string => {
  const name = typeof given === 'string' ? nearestName(given, names) : undefined;
  return name === undefined ? '' : `; the nearest is ${owner(name)}`;
};

/** What may stand instead of an unknown field. */
export const instead = (field: string, fields: readonly string[]): string =>
  `${nearest(field, fields)}; ${fields.length > 0 ? `it takes ${fields.join(', ')}` : 'it takes no field'}`;

const must = (be: string, came: unknown): string =>
  came === undefined ? `must ${be}, and is missing` : `must ${be}, not ${sample(came)}`;

const unwrapped = (schema: Schema): Schema =>
  schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault
    ? unwrapped(schema._zod.def.innerType)
    : schema;

const partAt = (schema: Schema, [step, ...rest]: readonly PropertyKey[]): Schema | undefined => {
  const whole = unwrapped(schema);
  if (step === undefined) return whole;
  if (whole instanceof z.core.$ZodArray) return partAt(whole._zod.def.element, rest);
  if (!(whole instanceof z.core.$ZodObject)) return undefined;
  const part = whole._zod.def.shape[String(step)];
  return part && partAt(part, rest);
};

const fieldsAt = (schema: Schema, path: readonly PropertyKey[]): string[] => {
  const part = partAt(schema, path);
  return part instanceof z.core.$ZodObject ? Object.keys(part._zod.def.shape) : [];
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (held, step) =>
      typeof held === 'object' && held !== null ? Reflect.get(held, step) : undefined,
    value,
  );

const reasonOf = (issue: Issue, came: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      return must(`be ${kinds[issue.expected] ?? issue.expected}`, came);
    case 'invalid_value': {
      const values = issue.values.map(String);
      return must(`be one of ${values.join(', ')}`, came) + nearest(came, values);
    }
    case 'invalid_format': {
      const start: unknown = Reflect.get(issue, 'prefix');
      return must(start ? `start with ${start}` : `be like ${issue.pattern}`, came);
    }
    case 'too_small':
      return must(`be at least ${issue.minimum}`, came);
    case 'too_big':
      return must(`be at most ${issue.maximum}`, came);
    case 'custom':
      // what a rule says is a sentence of its own
      return issue.params?.rule ? issue.message : must(`be ${issue.message || 'another'}`, came);
    default:
      return must('be another value', came);
  }
};

/**
 * Why a value does not fit a schema: each place in it, and what may stand there. Issues inside of
 * others are told as one.
 */
export const reasonsOf = (
  schema: Schema,
  value: unknown,
): { path: PropertyKey[]; reason: string }[] => {
  const result = z.safeParse(schema, value);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    const { path } = issue;
    if (issue.code !== 'unrecognized_keys')
      return { path, reason: reasonOf(issue, valueAt(value, path)) };
    const fields = fieldsAt(schema, path);
    return issue.keys.map((field) => ({
      path,
      reason: `has no field ${cutText(field, 100)}${instead(field, fields)}`,
    }));
  });
};
