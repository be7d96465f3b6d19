import * as z from 'zod/mini';
import { hasUnseen } from '../text/tidy-text.ts';
import { safeAddress } from '../wire/primitives.ts';

/** Markup has no place in what learners read as plain text. */
export const MARKUP = /[<>]|javascript:/i;

/** What each plain text may be, which its checks do not tell. */
export const plainTexts = new WeakMap<
  z.core.$ZodType,
  { label: string; longest: number; least: number }
>();

export const plain = (label: string, longest: number, least = 0) => {
  const schema = z.string(`${label}应为文字`).check(
    z.trim(),
    z.minLength(least, `${label}不能为空`),
    // a sign beyond the first plane is one, as JSON Schema counts
    z.refine((text) => [...text].length <= longest, `${label}最多 ${longest} 个字`),
    z.refine((text) => !MARKUP.test(text), `${label}不能含有 < > 或脚本`),
    // control characters break lists and logs
    z.refine((text) => !hasUnseen(text), `${label}含有看不见的字符`),
  );
  plainTexts.set(schema, { label, longest, least });
  return schema;
};

/** What each address may be, which its checks do not tell. */
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

/** A check that merging needs, which a draft passes as well. */
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
