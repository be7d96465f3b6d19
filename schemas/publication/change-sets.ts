import { type ChangeChoice, goesWith } from './describe-changes.ts';
import { documentParts, type Fields, type Part } from './document-parts.ts';
import type { HomeDocument } from './home-document.ts';
import {
  arrange,
  type ChangeSet,
  type Items,
  insertBehind,
  layChanges,
  movedItems,
} from './merge-documents.ts';

/** The live page: what was published or rolled back to, and the changes of running schedules, as they began. */
export type Standing<C extends ChangeSet = ChangeSet> = { ground: HomeDocument; running: C[] };

export const pageOf = ({ ground, running }: Standing): HomeDocument =>
  running.reduce((page, changes) => layChanges(changes, page), ground);

const valueIn = (fields: Fields, field: string) => fields[field] ?? '';

const changedFields = (part: Part, before: Fields, after: Fields): string[] =>
  Object.keys(part.fields).filter((field) => valueIn(before, field) !== valueIn(after, field));

/** An item of a schedule without what `taken` changes of it; undefined: the schedule has none. */
const withoutTaken = (
  part: Part,
  own: { was: Fields | undefined; is: Fields | undefined },
  taken: { was: Fields | undefined; is: Fields | undefined },
): Fields | undefined => {
  if (!taken.was !== !taken.is) return own.was;
  if (!own.is || !taken.was || !taken.is) return own.is;
  // an item that the schedule itself adds ends with it, and is till then as it was changed
  const from = own.was ?? taken.is;
  const fields = changedFields(part, taken.was, taken.is);
  const given = Object.fromEntries(fields.map((field) => [field, valueIn(from, field)]));
  return { ...own.is, ...given };
};

/** A schedule's changes without those to what `taken` changes. */
const giveUp = <C extends ChangeSet>(changes: C, taken: ChangeSet): C => {
  let { document } = changes;
  for (const part of documentParts) {
    const [own, other] = [changes, taken].map(({ base, document: after }) => ({
      was: part.read(base),
      is: part.read(after),
    })) as [Record<'was' | 'is', Items>, Record<'was' | 'is', Items>];
    const items = new Map(own.is);
    for (const key of new Set([...other.was.keys(), ...other.is.keys()])) {
      const item = withoutTaken(
        part,
        { was: own.was.get(key), is: own.is.get(key) },
        { was: other.was.get(key), is: other.is.get(key) },
      );
      if (item) items.set(key, item);
      else items.delete(key);
    }
    document = part.write(document, items);
  }
  return { ...changes, document };
};

const keysOf = (part: Part, document: HomeDocument): string[] => [...part.read(document).keys()];

/** Items in the order of `wanted`; those that it does not name stay behind what they stood behind. */
const inOrderOf = (items: Items, wanted: readonly string[]): Items => {
  const order = wanted.filter((key) => items.has(key));
  const own = [...items.keys()];
  for (const key of own) if (!order.includes(key)) insertBehind(order, key, own);
  return arrange(items, order);
};

/**
 * The same changes but for places, told of a list that is in the order of `page` already: what the page has
 * and the schedule does not name stands on both sides, so that what the schedule adds finds its place.
 */
const withoutPositions = <C extends ChangeSet>(changes: C, part: Part, page: Items): C => {
  const [was, is] = [part.read(changes.base), part.read(changes.document)];
  const others = [...page].filter(([key]) => !was.has(key) && !is.has(key));
  const [base, document] = [was, is].map((items) =>
    inOrderOf(new Map([...items, ...others]), [...page.keys()]),
  ) as [Items, Items];
  return {
    ...changes,
    base: part.write(changes.base, base),
    document: part.write(changes.document, document),
  };
};

/** A standing whose page has the items of a part in the order of `page`, as it has them all already. */
const settleOrder = <C extends ChangeSet>(
  { ground, running }: Standing<C>,
  part: Part,
  page: Items,
): Standing<C> => ({
  ground: part.write(ground, inOrderOf(part.read(ground), [...page.keys()])),
  running: running.map((changes) => withoutPositions(changes, part, page)),
});

/** A standing with the page `page`, which it has but for the order of some lists. */
const withOrder = <C extends ChangeSet>(standing: Standing<C>, page: HomeDocument): Standing<C> => {
  const now = pageOf(standing);
  return documentParts.reduce((settled, part) => {
    const [is, wanted] = [keysOf(part, now), keysOf(part, page)];
    return is.every((key, position) => key === wanted[position])
      ? settled
      : settleOrder(settled, part, part.read(page));
  }, standing);
};

/** Publishes `page`: what it changes becomes part of the ground, and schedules that had changed the same give that up. */
export const publishOnto = <C extends ChangeSet>(
  { ground, running }: Standing<C>,
  page: HomeDocument,
): Standing<C> => {
  const changes = { base: pageOf({ ground, running }), document: page };
  const settled = {
    ground: layChanges(changes, ground),
    running: running.map((each) => giveUp(each, changes)),
  };
  return withOrder(settled, page);
};

/** Makes the changes of the schedule at a place of `running` part of the ground; the page stays as it is. */
export const keepForGood = <C extends ChangeSet>(
  { ground, running }: Standing<C>,
  position: number,
): Standing<C> => {
  const changes = running[position];
  if (!changes) return { ground, running };
  const earlier = running.slice(0, position).map((each) => giveUp(each, changes));
  const standing = {
    ground: layChanges(changes, ground),
    running: [...earlier, ...running.slice(position + 1)],
  };
  return withOrder(standing, pageOf({ ground, running }));
};

/** One thing that changes: an item, a field of it, or its place; `text` is what operators call it. */
export type ChangedThing = {
  part: string;
  key: string;
  field: string;
  text: string;
  value: string;
};

const thingsIn = (part: Part, { base, document }: ChangeSet): ChangedThing[] => {
  const [was, is] = [part.read(base), part.read(document)];
  const moved = part.ordered ? movedItems([...was.keys()], [...is.keys()]) : new Set<string>();
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [before, after] = [was.get(key), is.get(key)];
    const name = part.nameOf(before ?? after ?? {});
    const thing = (field: string, label: string, value: string): ChangedThing => ({
      ...{ part: part.label, key, field, value },
      text: label ? `${name}的${label}` : name,
    });
    if (!before || !after) return [thing('item', '', after ? JSON.stringify(after) : '')];
    const fields = changedFields(part, before, after).map((field) =>
      thing(field, part.fields[field] ?? '', String(valueIn(after, field))),
    );
    return moved.has(key) ? [thing('place', '位置', ''), ...fields] : fields;
  });
};

export const thingsChanged = (changes: ChangeSet): ChangedThing[] =>
  documentParts.flatMap((part) => thingsIn(part, changes));

const isItem = ({ field }: ChangedThing) => field === 'item';

export const changedByBoth = (one: ChangeSet, other: ChangeSet): string[] => {
  const others = thingsChanged(other);
  return thingsChanged(one).flatMap((thing) => {
    const same = others.find(
      ({ part, key, field }) =>
        part === thing.part &&
        key === thing.key &&
        (field === thing.field || field === 'item' || isItem(thing)),
    );
    return same ? [isItem(thing) ? same.text : thing.text] : [];
  });
};

/** Names a change within a set: an item of a part, or one setting of a part that is one item. */
export type LeftOut = Pick<ChangeChoice, 'part' | 'key' | 'field'>;

export const leftOutId = ({ part, key, field }: LeftOut): string => `${part} ${field} ${key}`;

type IsLeft = (change: LeftOut) => boolean;
type Sides = { was: Items; is: Items };

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
  return arrange(items, orderOf(part, items, sides, isLeft));
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
