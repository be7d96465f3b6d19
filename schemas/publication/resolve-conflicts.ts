import { documentParts, type Fields } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';
import type { Conflict } from './merge-documents.ts';

type Items = Map<string, Fields>;

export type Side = 'mine' | 'theirs';

/** Inserts an item behind the nearest one of those that precede it in `wanted`. */
const placed = (items: Items, key: string, wanted: readonly string[]): Items => {
  const entry = items.get(key);
  if (!entry) return items;
  const rest = [...items].filter(([other]) => other !== key);
  const before = wanted.slice(0, wanted.indexOf(key));
  const behind = before.findLast((other) => items.has(other));
  const at = behind === undefined ? 0 : rest.findIndex(([other]) => other === behind) + 1;
  return new Map([...rest.slice(0, at), [key, entry], ...rest.slice(at)]);
};

const settled = (
  items: Items,
  conflict: Conflict,
  side: Side,
  mine: ReadonlyMap<string, Fields>,
) => {
  const { key, field } = conflict;
  if (field === 'item') {
    // where one side removed an item and the other changed it, the merge keeps the changed item
    const removed = conflict[side] === '被移除';
    return removed ? new Map([...items].filter(([other]) => other !== key)) : items;
  }
  if (side === 'theirs') return items;
  if (field === 'place') return placed(items, key, [...mine.keys()]);
  const entry = items.get(key);
  return entry ? new Map(items).set(key, { ...entry, [field]: conflict.mine }) : items;
};

/** The merged document with each conflict settled as chosen; without a choice, as theirs. */
export const resolveConflicts = (
  merged: HomeDocument,
  mine: HomeDocument,
  choices: readonly { conflict: Conflict; side: Side }[],
): HomeDocument =>
  documentParts.reduce((document, part) => {
    const own = choices.filter(({ conflict }) => conflict.part === part.label);
    if (own.length === 0) return document;
    const kept = part.read(mine);
    const items = own.reduce<Items>(
      (state, { conflict, side }) => settled(state, conflict, side, kept),
      new Map(part.read(document)),
    );
    return part.write(document, items);
  }, merged);
