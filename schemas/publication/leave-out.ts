import { type ChangeChoice, goesWith } from './describe-changes.ts';
import { documentParts, type Fields, type Part } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';
import { type ChangeSet, insertBehind } from './merge-documents.ts';
import { movedItems } from './moved-items.ts';

/** Names a change within a set: an item of a part, or one setting of a part that is one item. */
export type LeftOut = Pick<ChangeChoice, 'part' | 'key' | 'field'>;

/** A change's name as one text. */
export const leftOutId = ({ part, key, field }: LeftOut): string => `${part} ${field} ${key}`;

type IsLeft = (change: LeftOut) => boolean;
type Items = ReadonlyMap<string, Fields>;
type Sides = { was: Items; is: Items };

/** One item of a part whose fields are chosen one by one. */
const settingsOf = (part: Part, key: string, { was, is }: Sides, isLeft: IsLeft) => {
  const [before, after] = [was.get(key), is.get(key)];
  const left = Object.keys(part.fields).filter((field) => isLeft({ part: part.label, key, field }));
  if (!before || !after) return left.length > 0 ? before : after;
  return { ...after, ...Object.fromEntries(left.map((field) => [field, before[field] ?? ''])) };
};

const itemOf = (part: Part, key: string, sides: Sides, isLeft: IsLeft): Fields | undefined => {
  if (part.single) return settingsOf(part, key, sides, isLeft);
  return (isLeft({ part: part.label, key, field: '' }) ? sides.was : sides.is).get(key);
};

/** The order before, with the places of what is new or was moved and is not left out. */
const orderOf = (part: Part, items: Items, { was, is }: Sides, isLeft: IsLeft): string[] => {
  const wanted = [...is.keys()];
  const order = [...was.keys()].filter((key) => items.has(key));
  const moved = movedItems([...was.keys()], wanted);
  for (const key of wanted.filter((each) => items.has(each))) {
    const isNew = !was.has(key);
    if (!isNew && (!moved.has(key) || isLeft({ part: part.label, key, field: '' }))) continue;
    if (!isNew) order.splice(order.indexOf(key), 1);
    insertBehind(order, key, wanted);
  }
  return order;
};

const partWithout = (part: Part, { base, document }: ChangeSet, isLeft: IsLeft): Items => {
  const sides = { was: part.read(base), is: part.read(document) };
  const whole = goesWith(part, base, document);
  if (whole) {
    const [key = ''] = [...whole.read(base).keys(), ...whole.read(document).keys()];
    return isLeft({ part: whole.label, key, field: '' }) ? sides.was : sides.is;
  }
  const keys = [...new Set([...sides.was.keys(), ...sides.is.keys()])];
  const items = new Map(
    keys.flatMap((key) => {
      const item = itemOf(part, key, sides, isLeft);
      return item ? [[key, item] as const] : [];
    }),
  );
  if (!part.ordered) return items;
  return new Map(orderOf(part, items, sides, isLeft).map((key) => [key, items.get(key) ?? {}]));
};

const without = (changes: ChangeSet, isLeft: IsLeft): HomeDocument =>
  documentParts.reduce(
    (document, part) => part.write(document, partWithout(part, changes, isLeft)),
    changes.document,
  );

/** Both halves of a set of changes: `page` has the base with all but those that are left out, `rest` with those alone. */
export const leaveOut = (
  changes: ChangeSet,
  left: readonly LeftOut[],
): { page: HomeDocument; rest: HomeDocument } => {
  if (left.length === 0) return { page: changes.document, rest: changes.base };
  const ids = new Set(left.map(leftOutId));
  const isLeft = (change: LeftOut) => ids.has(leftOutId(change));
  return {
    page: without(changes, isLeft),
    rest: without(changes, (change) => !isLeft(change)),
  };
};
