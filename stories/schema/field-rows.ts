import { meaningOf } from './meaning.ts';
import type { Outline } from './outline.ts';

/** A field as a row of a table: where it stands, what it is, what it means. */
export type FieldRow = { path: string; name: string; kind: string; meaning: string };

const kindOf = (outline: Outline): string => {
  if (outline.is === 'scalar')
    return outline.fallback === undefined
      ? outline.kind.name
      : `${outline.kind.name}，默认 ${outline.fallback}`;
  return { list: '列表', object: '对象', opaque: '任意' }[outline.is];
};

/** Every field below an outline, deepest last; `[]` stands for the items of a list. */
export const fieldRows = (outline: Outline, path = ''): FieldRow[] => {
  if (outline.is === 'list') return fieldRows(outline.item, `${path}[]`);
  if (outline.is !== 'object') return [];
  return outline.fields.flatMap(({ wire, name, outline: inner }) => {
    const fieldPath = path ? `${path}.${wire}` : wire;
    const row = {
      path: fieldPath,
      name,
      kind: kindOf(inner),
      meaning: meaningOf(outline.schema, wire),
    };
    return [row, ...fieldRows(inner, fieldPath)];
  });
};
