import * as z from 'zod/mini';
import { hasUnseen } from '../text/tidy-text.ts';
import { safeAddress } from '../wire/primitives.ts';

export const MARKUP = /[<>]|javascript:/i;

/** The limits of each plain text for the JSON Schema, since checks cannot be read back. */
export const plainTexts = new WeakMap<
  z.core.$ZodType,
  { label: string; longest: number; least: number }
>();

export const plain = (label: string, longest: number, least = 0) => {
  const schema = z.string(`${label}应为文字`).check(
    z.trim(),
    z.minLength(least, `${label}不能为空`),
    // counts code points, as JSON Schema does
    z.refine((text) => [...text].length <= longest, `${label}最多 ${longest} 个字`),
    z.refine((text) => !MARKUP.test(text), `${label}不能含有 < > 或脚本`),
    // control characters break lists and logs
    z.refine((text) => !hasUnseen(text), `${label}含有看不见的字符`),
  );
  plainTexts.set(schema, { label, longest, least });
  return schema;
};

/** The limits of each address for the JSON Schema, since checks cannot be read back. */
export const addresses = new WeakMap<z.core.$ZodType, { label: string; needed: boolean }>();

export const LONGEST_ADDRESS = 500;

const link = (label: string, needed: string) => {
  const schema = z.string(`${label}应为文字`).check(
    z.refine((text) => text !== '' || needed === '', needed),
    z.refine(({ length }) => length <= LONGEST_ADDRESS, `${label}太长`),
    z.refine(
      (text) => text === '' || (safeAddress(text) === text && !/\p{Cs}/u.test(text)),
      `${label}应为 http(s) 网址或站内路径`,
    ),
  );
  addresses.set(schema, { label, needed: needed !== '' });
  return schema;
};

export const address = (label: string) => link(label, '');

export const picture = (label: string) => link(label, `请上传${label}`);

const structural = new WeakSet<object>();

/** Marks a check that merging relies on; drafts have to pass it too. */
export const ofStructure = <C extends object>(check: C): C => {
  structural.add(check);
  return check;
};

export const isOfStructure = (check: object): boolean => structural.has(check);

export const isEachOnce =
  <T>(keyOf: (item: T) => string) =>
  (items: readonly T[]): boolean =>
    new Set(items.map(keyOf)).size === items.length;

export const yes = (label: string) => z.boolean(`${label}应为开或关`);
