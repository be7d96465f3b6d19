import { documentParts, type Fields, type Part } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';
import { movedItems } from './moved-items.ts';

/** A value that two operators changed differently; `merged` holds the one saved first. */
export type Conflict = {
  part: string;
  key: string;
  name: string;
  /** The field in question; `place` where it is the item's place, `item` where it is the item itself. */
  field: string;
  label: string;
  mine: string | boolean;
  theirs: string | boolean;
};

export type Merged = { document: HomeDocument; conflicts: Conflict[] };

type Items = ReadonlyMap<string, Fields>;
type Sides = { base: Items; mine: Items; theirs: Items };
type Tell = (key: string, conflict: Pick<Conflict, 'field' | 'label' | 'mine' | 'theirs'>) => void;

const REMOVED = '被移除';
const CHANGED = '被修改';

const sameFields = (part: Part, one: Fields | undefined, other: Fields | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    Object.keys(part.fields).every((field) => one[field] === other[field]));

/** One item that all three have. */
const mergeFields = (part: Part, key: string, sides: Sides, tell: Tell): Fields => {
  const [base = {}, mine = {}, theirs = {}] = [
    sides.base.get(key),
    sides.mine.get(key),
    sides.theirs.get(key),
  ];
  const merged: Record<string, string | boolean> = { ...theirs };
  for (const [field, label] of Object.entries(part.fields)) {
    const [was = '', own = '', other = ''] = [base[field], mine[field], theirs[field]];
    if (own === was || own === other) continue;
    if (other === was) merged[field] = own;
    else tell(key, { field, label, mine: own, theirs: other });
  }
  return merged;
};

/** The items of the merged part, each merged by itself; their order comes later. */
const mergeItems = (part: Part, sides: Sides, tell: Tell): Map<string, Fields> => {
  const { base, mine, theirs } = sides;
  const kept = new Map<string, Fields>();
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [was, own, other] = [base.get(key), mine.get(key), theirs.get(key)];
    if (own && other) kept.set(key, mergeFields(part, key, sides, tell));
    else if (own && (!was || !sameFields(part, was, own))) {
      kept.set(key, own);
      if (was) tell(key, { field: 'item', label: part.label, mine: CHANGED, theirs: REMOVED });
    } else if (other && (!was || !sameFields(part, was, other))) {
      kept.set(key, other);
      if (was) tell(key, { field: 'item', label: part.label, mine: REMOVED, theirs: CHANGED });
    }
  }
  return kept;
};

/** Inserts a key after the nearest present one of those that precede it in `wanted`. */
const insert = (order: string[], key: string, wanted: readonly string[]): void => {
  const at = wanted.indexOf(key);
  const before = wanted.slice(0, at).findLast((other) => order.includes(other));
  order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
};

/** The order of `theirs` with the moves and additions of `mine`. */
const mergeOrder = (present: ReadonlySet<string>, sides: Sides, tell: Tell): string[] => {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((items) => [
    ...items.keys(),
  ]) as [string[], string[], string[]];
  const [ownMoves, otherMoves] = [movedItems(base, mine), movedItems(base, theirs)];
  const order = theirs.filter((key) => present.has(key));
  const place = (keys: readonly string[], key: string) => `第 ${keys.indexOf(key) + 1} 位`;
  for (const key of mine.filter((item) => present.has(item))) {
    const isNew = !order.includes(key);
    if (!isNew && !ownMoves.has(key)) continue;
    if (!isNew && otherMoves.has(key)) {
      const [own, other] = [place(mine, key), place(theirs, key)];
      if (own !== other) tell(key, { field: 'place', label: '位置', mine: own, theirs: other });
      continue;
    }
    if (!isNew) order.splice(order.indexOf(key), 1);
    insert(order, key, mine);
  }
  return order;
};

const mergePart = (
  part: Part,
  documents: Record<keyof Sides, HomeDocument>,
): [Items, Conflict[]] => {
  const sides = {
    base: part.read(documents.base),
    mine: part.read(documents.mine),
    theirs: part.read(documents.theirs),
  };
  const conflicts: Conflict[] = [];
  const tell: Tell = (key, conflict) => {
    const fields = sides.base.get(key) ?? sides.theirs.get(key) ?? {};
    conflicts.push({ part: part.label, key, name: part.nameOf(fields), ...conflict });
  };
  const items = mergeItems(part, sides, tell);
  const order = part.ordered ? mergeOrder(new Set(items.keys()), sides, tell) : [...items.keys()];
  return [new Map(order.map((key) => [key, items.get(key) ?? {}])), conflicts];
};

/**
 * Brings two operators' changes to one document together, section by section and field by field.
 * Where both changed the same thing differently, what was saved first (`theirs`) stands and the
 * conflict is told, so that nothing of either is lost without a person having seen it.
 */
export const mergeDocuments = (
  base: HomeDocument,
  mine: HomeDocument,
  theirs: HomeDocument,
): Merged => {
  const conflicts: Conflict[] = [];
  let document = theirs;
  for (const part of documentParts) {
    const [items, told] = mergePart(part, { base, mine, theirs });
    document = part.write(document, items);
    conflicts.push(...told);
  }
  return { document, conflicts };
};
