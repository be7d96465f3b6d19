import type { Outline } from './outline.ts';

/** Where a payload keeps its list: the wire names that lead there, and what an item is. */
export type ListPath = { path: string[]; item: Outline; total: string | undefined };

const isTotal = (outline: Outline): boolean =>
  outline.is === 'scalar' && outline.kind.name === '总页数';

/** The first list of a payload, undefined where there is none. */
export const listPath = (outline: Outline): ListPath | undefined => {
  if (outline.is === 'list') return { path: [], item: outline.item, total: undefined };
  if (outline.is !== 'object') return undefined;
  for (const { wire, outline: inner } of outline.fields) {
    const list = listPath(inner);
    if (!list) continue;
    const total = outline.fields.find((field) => isTotal(field.outline))?.wire;
    return { ...list, path: [wire, ...list.path], total: list.total ?? total };
  }
  return undefined;
};

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list at a place of a payload; a payload that is a bare list is that list. */
export const readList = (payload: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(payload)) return payload;
  const [key, ...rest] = path;
  return key !== undefined && isHolder(payload) ? readList(payload[key], rest) : [];
};

export const withList = (
  payload: unknown,
  path: readonly string[],
  list: readonly unknown[],
): unknown => {
  const [key, ...rest] = path;
  if (key === undefined || Array.isArray(payload)) return list;
  const holder = isHolder(payload) ? payload : {};
  return { ...holder, [key]: withList(holder[key], rest, list) };
};
