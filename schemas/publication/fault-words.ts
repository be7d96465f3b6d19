import * as z from 'zod/mini';
import { nearestName } from '../nearest-name.ts';
import { cutSigns } from '../text/text-signs.ts';

/** What is wrong with a document, in words for operators, whichever schema reads it. */

export type DocumentFault = { path: string; message: string };

const LONGEST_NAME = 40;
const MOST_NAMED = 5;

const quoted = (name: string): string => `“${cutSigns(name, LONGEST_NAME)}”`;

/** What was most likely meant, where something known is near enough; `owner` has its name for another spelling. */
export const closest = (
  given: unknown,
  names: readonly string[],
  owner: (name: string) => string = (name) => name,
): string => {
  const name = typeof given === 'string' ? nearestName(given, names) : undefined;
  return name === undefined ? '' : `，最接近的是${quoted(owner(name))}`;
};

export const unknownNames = (given: readonly string[], names: readonly string[]): string => {
  const quotedNames = given.slice(0, MOST_NAMED).map((name) => quoted(name) + closest(name, names));
  const rest = given.length > MOST_NAMED ? `等 ${given.length} 个` : '';
  return quotedNames.join('、') + rest;
};

/** One of some values; `text` of another one, with the nearest of them. */
export const oneOf = <const T extends readonly string[]>(values: T, text: string) =>
  z.enum(values, { error: ({ input }) => text + closest(input, values) });

const kinds: Readonly<Record<string, string>> = {
  array: '列表',
  boolean: '开或关',
  int: '整数',
  number: '数字',
  object: '对象',
  record: '对象',
  string: '文字',
};

const words: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const { inst } = issue;
      const fields = inst instanceof z.core.$ZodObject ? Object.keys(inst._zod.def.shape) : [];
      return `含有多余的字段${unknownNames(issue.keys, fields)}`;
    }
    case 'invalid_type': {
      const missing = issue.input === undefined ? '没有写，' : '';
      return `${missing}应为${kinds[issue.expected] ?? '另一种内容'}`;
    }
    default:
      return '内容不对';
  }
};

export const readStrictly = <T>(
  schema: z.core.$ZodType<T>,
  given: unknown,
): { ok: true; data: T } | { ok: false; faults: DocumentFault[] } => {
  const result = z.safeParse(schema, given, { error: words });
  if (result.success) return { ok: true, data: result.data };
  const { issues } = result.error;
  return {
    ok: false,
    faults: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
};
