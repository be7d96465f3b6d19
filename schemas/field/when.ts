import { settleWhen, type WhenFacts } from '../when/judge-when.ts';
import { readWhen } from '../when/read-when.ts';
import type { WhenLeaf } from '../when/when.ts';

type FieldLeaf = { field: string; is: readonly string[] };

/** The condition under which a field is shown: that of sections, with leaves about other fields as well. */
export type FieldWhen =
  | { all: readonly FieldWhen[] }
  | { any: readonly FieldWhen[] }
  | { not: FieldWhen }
  | FieldLeaf
  | WhenLeaf;

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isTexts = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length > 0 && raw.every((value) => typeof value === 'string');

const leafIn = ({ field, is, ...others }: Readonly<Record<string, unknown>>) =>
  typeof field === 'string' && isTexts(is) && Object.keys(others).length === 0
    ? { field, is }
    : undefined;

/** A condition in which `settle` has replaced the leaves about fields. */
const settled = (raw: unknown, settle: (leaf: FieldLeaf) => WhenLeaf): unknown => {
  if (Array.isArray(raw)) return raw.map((part: unknown) => settled(part, settle));
  if (!isRecord(raw)) return raw;
  const leaf = leafIn(raw);
  if (leaf) return settle(leaf);
  const parts = Object.entries(raw).map(([key, part]) => [
    key,
    ['all', 'any', 'not'].includes(key) ? settled(part, settle) : part,
  ]);
  return Object.fromEntries(parts);
};

const ALWAYS: WhenLeaf = { between: ['2000-01-01 00:00', null] };
const NEVER: WhenLeaf = { between: [null, '2000-01-01 00:00'] };

/** The first fault of a condition; undefined if it is valid. With `names`, its fields must be among them. */
export const whenFault = (raw: unknown, names?: readonly string[]): string | undefined => {
  const missing: string[] = [];
  const read = readWhen(
    settled(raw, ({ field }) => {
      if (names && !names.includes(field)) missing.push(field);
      return ALWAYS;
    }),
  );
  if ('fault' in read) return `${read.fault.path || 'the condition'} is not ${read.fault.expected}`;
  return missing.length > 0 ? `no field ${missing.join(', ')}` : undefined;
};

export const NEVER_REQUESTED: FieldWhen = { any: [] };

export const isWhen = (raw: unknown): raw is FieldWhen => whenFault(raw) === undefined;

/** Whether a condition holds for the values of a form; an invalid one does not. */
export const fieldHolds = (
  raw: FieldWhen | undefined,
  held: Readonly<Record<string, readonly string[]>>,
  facts: WhenFacts = { now: Date.now(), member: undefined, device: undefined },
): boolean => {
  if (raw === undefined) return true;
  if (whenFault(raw, Object.keys(held)) !== undefined) return false;
  const has = ({ field, is }: FieldLeaf) => held[field]?.some((value) => is.includes(value));
  const read = readWhen(settled(raw, (fieldLeaf) => (has(fieldLeaf) ? ALWAYS : NEVER)));
  return 'when' in read && settleWhen(read.when, facts).holds;
};
