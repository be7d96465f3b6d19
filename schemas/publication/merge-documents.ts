import { documentParts, type Fields, type Part } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';

const longestRising = (positions: readonly number[]): Set<number> => {
  const ends: number[] = [];
  const before = new Map<number, number>();
  for (const [at, position] of positions.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((positions[ends[middle] ?? 0] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    const link = ends[low - 1];
    if (link !== undefined) before.set(at, link);
    ends[low] = at;
  }
  const run = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) run.add(at);
  return run;
};

export const movedItems = (from: readonly string[], to: readonly string[]): Set<string> => {
  const positions = new Map(from.map((key, position) => [key, position]));
  const common = to.filter((key) => positions.has(key));
  const stayed = longestRising(common.map((key) => positions.get(key) ?? 0));
  return new Set(common.filter((_, at) => !stayed.has(at)));
};

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

export type Items = ReadonlyMap<string, Fields>;
type Sides = { base: Items; mine: Items; theirs: Items };
type Tell = (key: string, conflict: Pick<Conflict, 'field' | 'label' | 'mine' | 'theirs'>) => void;

/** Whose change stands where both changed the same. `person`: `theirs`, and nothing is removed, until somebody has chosen. */
type Winner = 'mine' | 'theirs' | 'person';
type Judge = { winner: Winner; tell: Tell };

const REMOVED = '被移除';
const CHANGED = '被修改';

const sameFields = (part: Part, one: Fields | undefined, other: Fields | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    Object.keys(part.fields).every((field) => one[field] === other[field]));

const mergeFields = (part: Part, key: string, sides: Sides, judge: Judge): Fields => {
  const [base = {}, mine = {}, theirs = {}] = [
    sides.base.get(key),
    sides.mine.get(key),
    sides.theirs.get(key),
  ];
  const merged: Record<string, string | boolean> = { ...theirs };
  for (const [field, label] of Object.entries(part.fields)) {
    const [was = '', own = '', other = ''] = [base[field], mine[field], theirs[field]];
    if (own === was || own === other) continue;
    if (other === was || judge.winner === 'mine') merged[field] = own;
    else judge.tell(key, { field, label, mine: own, theirs: other });
  }
  return merged;
};

/** Whether an item stays that one side removed and the other changed: what `mine` has removed is gone either way. */
const staysChanged = (winner: Winner, changedByMine: boolean): boolean =>
  winner === 'person' || (winner === 'theirs' && !changedByMine);

/** One item as it is merged; undefined: it is gone. */
const mergeItem = (part: Part, key: string, sides: Sides, judge: Judge): Fields | undefined => {
  const [was, own, other] = [sides.base.get(key), sides.mine.get(key), sides.theirs.get(key)];
  if (own && other)
    return !was && judge.winner === 'mine' ? own : mergeFields(part, key, sides, judge);
  const left = own ?? other;
  if (!left || !was) return left;
  const byMine = own !== undefined;
  if (sameFields(part, was, left) || !staysChanged(judge.winner, byMine)) return undefined;
  const [mine, theirs] = byMine ? [CHANGED, REMOVED] : [REMOVED, CHANGED];
  judge.tell(key, { field: 'item', label: part.label, mine, theirs });
  return left;
};

const mergeItems = (part: Part, sides: Sides, judge: Judge): Map<string, Fields> => {
  const merged = new Map<string, Fields>();
  for (const key of new Set([...sides.theirs.keys(), ...sides.mine.keys()])) {
    const item = mergeItem(part, key, sides, judge);
    if (item) merged.set(key, item);
  }
  return merged;
};

export const insertBehind = (order: string[], key: string, wanted: readonly string[]): void => {
  const at = wanted.indexOf(key);
  const before = wanted.slice(0, at).findLast((other) => order.includes(other));
  order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
};

export const arrange = (items: Items, order: readonly string[]): Items =>
  new Map(order.map((key) => [key, items.get(key) ?? {}]));

const mergeOrder = (
  present: ReadonlySet<string>,
  sides: Sides,
  { winner, tell }: Judge,
): string[] => {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((items) => [
    ...items.keys(),
  ]) as [string[], string[], string[]];
  const [ownMoves, otherMoves] = [movedItems(base, mine), movedItems(base, theirs)];
  const order = theirs.filter((key) => present.has(key));
  const positionText = (keys: readonly string[], key: string) => `第 ${keys.indexOf(key) + 1} 位`;
  for (const key of mine.filter((item) => present.has(item))) {
    const isNew = !order.includes(key);
    const placed = ownMoves.has(key) || (winner === 'mine' && !sides.base.has(key));
    if (!isNew && !placed) continue;
    if (!isNew && winner !== 'mine' && otherMoves.has(key)) {
      const [own, other] = [positionText(mine, key), positionText(theirs, key)];
      if (own !== other) tell(key, { field: 'place', label: '位置', mine: own, theirs: other });
      continue;
    }
    if (!isNew) order.splice(order.indexOf(key), 1);
    insertBehind(order, key, mine);
  }
  return order;
};

const mergePart = (
  part: Part,
  documents: Record<keyof Sides, HomeDocument>,
  winner: Winner,
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
  const judge = { winner, tell };
  const items = mergeItems(part, sides, judge);
  const order = part.ordered ? mergeOrder(new Set(items.keys()), sides, judge) : [...items.keys()];
  return [arrange(items, order), conflicts];
};

const merge = (documents: Record<keyof Sides, HomeDocument>, winner: Winner): Merged => {
  const conflicts: Conflict[] = [];
  let document = documents.theirs;
  for (const part of documentParts) {
    const [items, partConflicts] = mergePart(part, documents, winner);
    document = part.write(document, items);
    conflicts.push(...partConflicts);
  }
  return { document, conflicts };
};

/** Merges field by field. Where both changed the same, what was saved first (`theirs`) stands, and the conflict is told. */
export const mergeDocuments = (
  base: HomeDocument,
  mine: HomeDocument,
  theirs: HomeDocument,
): Merged => merge({ base, mine, theirs }, 'person');

export type ChangeSet = { base: HomeDocument; document: HomeDocument };

/** A document with a change set on it: the changes win, but for those to an item that is not there any more. */
export const layChanges = ({ base, document }: ChangeSet, onto: HomeDocument): HomeDocument =>
  merge({ base, mine: document, theirs: onto }, 'mine').document;

/** A draft that takes up what changed elsewhere; what was edited differently in the draft stays. */
export const followChanges = ({ base, document }: ChangeSet, draft: HomeDocument): HomeDocument =>
  merge({ base, mine: document, theirs: draft }, 'theirs').document;

export type Side = 'mine' | 'theirs';

const placed = (items: Items, key: string, wanted: readonly string[]): Items => {
  if (!items.has(key)) return items;
  const order = [...items.keys()].filter((other) => other !== key);
  insertBehind(order, key, wanted);
  return arrange(items, order);
};

const settled = (items: Items, conflict: Conflict, side: Side, mine: Items) => {
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

export const resolveConflicts = (
  merged: HomeDocument,
  mine: HomeDocument,
  choices: readonly { conflict: Conflict; side: Side }[],
): HomeDocument =>
  documentParts.reduce((document, part) => {
    const own = choices.filter(({ conflict }) => conflict.part === part.label);
    if (own.length === 0) return document;
    const myItems = part.read(mine);
    const items = own.reduce<Items>(
      (state, { conflict, side }) => settled(state, conflict, side, myItems),
      part.read(document),
    );
    return part.write(document, items);
  }, merged);
