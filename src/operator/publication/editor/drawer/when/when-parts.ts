import { isRecord } from '#schemas/publication/json-text.ts';
import { judgeWhen } from '#schemas/when/judge-when.ts';
import { leafWords } from '#schemas/when/leaf-words.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import type { When } from '#schemas/when/when.ts';
import { whenQuestions } from '#schemas/when/when-sentences.ts';

export type How = 'all' | 'any' | 'none';

export const howWords: Readonly<Record<How, string>> = {
  all: '全部满足',
  any: '满足任一',
  none: '都不满足',
};

export const leafKinds = {
  audience: { label: leafWords.audience, fresh: { audience: 'member' } },
  newWithin: { label: leafWords.newWithin, fresh: { newWithin: 7 } },
  studies: { label: leafWords.studies, fresh: { studies: [] } },
  between: { label: leafWords.between, fresh: { between: [null, null] } },
  can: { label: leafWords.can, fresh: { can: 'wechat' } },
  share: { label: leafWords.share, fresh: { share: { of: '', percent: 50 } } },
} as const;

export type LeafKind = keyof typeof leafKinds;

/**
 * `path`: its place in the condition, as faults spell it; `value`: whatever the draft has; `other`: without
 * fields.
 */
export type Leaf = { is: 'leaf'; path: string; kind: LeafKind; value: unknown };
export type Other = { is: 'other'; path: string; raw: unknown };
export type Group = { is: 'group'; path: string; how: How; parts: readonly Leaf[] };
export type Part = Leaf | Group | Other;

export type WhenParts = { how: How; parts: readonly Part[] };

// `Object.keys` widens the record's own keys to string
export const leafNames = Object.keys(leafKinds) as LeafKind[];

const join = (...steps: readonly (string | number)[]): string =>
  steps.filter((step) => step !== '').join('.');

const onlyField = (raw: unknown): [field: string, value: unknown] | undefined => {
  const fields = isRecord(raw) ? Object.entries(raw) : [];
  return fields.length === 1 ? fields[0] : undefined;
};

const leafOf = (raw: unknown, path: string): Leaf | undefined => {
  const [field, value] = onlyField(raw) ?? [];
  const kind = leafNames.find((name) => name === field);
  return kind && { is: 'leaf', path, kind, value };
};

type RawGroup = { how: How; items: readonly { raw: unknown; path: string }[] };

const itemsOf = (list: readonly unknown[], path: string): RawGroup['items'] =>
  list.map((raw, at) => ({ raw, path: join(path, at) }));

/** A condition as a group; `not` stands for a group in which nothing may hold. */
const groupOf = (raw: unknown, path: string): RawGroup | undefined => {
  const [field, value] = onlyField(raw) ?? [];
  if ((field === 'all' || field === 'any') && Array.isArray(value))
    return { how: field, items: itemsOf(value, join(path, field)) };
  if (field !== 'not') return undefined;
  const inner = join(path, 'not');
  const [held, list] = onlyField(value) ?? [];
  if (held === 'any' && Array.isArray(list))
    return { how: 'none', items: itemsOf(list, join(inner, 'any')) };
  return leafOf(value, inner) && { how: 'none', items: [{ raw: value, path: inner }] };
};

const partOf = (raw: unknown, path: string): Part => {
  const leaf = leafOf(raw, path);
  if (leaf) return leaf;
  const group = groupOf(raw, path);
  const parts = group?.items.flatMap((item) => leafOf(item.raw, item.path) ?? []) ?? [];
  // deeper groups have no fields
  return group && parts.length > 0 && parts.length === group.items.length
    ? { is: 'group', path, how: group.how, parts }
    : { is: 'other', path, raw };
};

export const whenParts = (raw: unknown): WhenParts => {
  if (raw === undefined) return { how: 'all', parts: [] };
  const group = groupOf(raw, '');
  if (group)
    return { how: group.how, parts: group.items.map((item) => partOf(item.raw, item.path)) };
  return { how: 'all', parts: [partOf(raw, '')] };
};

const leafWritten = ({ kind, value }: Pick<Leaf, 'kind' | 'value'>): unknown => ({ [kind]: value });

const groupWritten = (how: How, items: readonly unknown[], onlyLeaf: boolean): unknown => {
  if (how !== 'none') return { [how]: items };
  return { not: onlyLeaf ? items[0] : { any: items } };
};

const written = (part: Part): unknown => {
  if (part.is === 'other') return part.raw;
  if (part.is === 'leaf') return leafWritten(part);
  return groupWritten(part.how, part.parts.map(leafWritten), part.parts.length === 1);
};

export const whenOf = ({ how, parts }: WhenParts): unknown => {
  const items = parts.map(written);
  const [first] = parts;
  if (!first) return undefined;
  const alone = parts.length === 1;
  // a group that is the only part stays nested; otherwise it would become the whole condition
  if (how === 'all' && alone && first.is !== 'group') return items[0];
  return groupWritten(how, items, alone && first.is === 'leaf');
};

export const freshPart = (kind: LeafKind | How): Part =>
  kind === 'all' || kind === 'any' || kind === 'none'
    ? { is: 'group', path: '', how: kind, parts: [freshLeaf('audience')] }
    : freshLeaf(kind);

export const freshLeaf = (kind: LeafKind): Leaf => ({
  is: 'leaf',
  path: '',
  kind,
  value: Object.values(leafKinds[kind].fresh)[0],
});

/** undefined where the condition cannot be read. */
export const whenWords = (raw: unknown): string[] | undefined => {
  const read = readWhen(raw);
  return 'when' in read ? questionsOf(read.when) : undefined;
};

const questionsOf = (when: When): string[] => {
  const nobody = { now: 0, member: undefined, device: undefined };
  return whenQuestions(judgeWhen(when, nobody).steps);
};
