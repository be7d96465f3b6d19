import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type PageName, pageList } from '#schemas/publication/page-names.ts';
import { distinctSections, sectionKey } from '#schemas/publication/section-item.ts';
import type { Edit } from '../../draft-editor/edits.ts';
import { layoutOf } from './pages/classic-nodes.ts';

export type OrderedItem = HomeDocument['sections'][number];
export type ClassicItem = ClassicLayout['nodes'][number];
export type StoredItem = OrderedItem | ClassicItem;

/** The items of a page in order, with distinct keys; a page that the draft leaves out is as shipped. */
export const itemsOn = (document: HomeDocument, page: PageName): readonly StoredItem[] =>
  page === 'ordered' ? document.sections : distinctSections(layoutOf(document, page).nodes);

const reordered =
  (page: PageName, order: <T extends StoredItem>(items: readonly T[]) => readonly T[]): Edit =>
  (document) => {
    const { sections, layouts } = document;
    if (page === 'ordered') return { ...document, sections: [...order(sections)] };
    const layout = layoutOf(document, page);
    const before = distinctSections(layout.nodes);
    const nodes = order(before);
    if (nodes === before) return document;
    return { ...document, layouts: { ...layouts, [page]: { ...layout, nodes: [...nodes] } } };
  };

const positionOf = (items: readonly StoredItem[], key: string): number =>
  items.findIndex((item) => sectionKey(item) === key);

export const moveOver = (page: PageName, key: string, over: string): Edit =>
  reordered(page, (items) => {
    const [from, to] = [positionOf(items, key), positionOf(items, over)];
    const item = items[from];
    if (!item || to < 0 || from === to) return items;
    return items.toSpliced(from, 1).toSpliced(to, 0, item);
  });

const put = (
  page: PageName,
  item: StoredItem,
  positionIn: (items: readonly StoredItem[]) => number,
): Edit => {
  // callers make the item for this page
  const order = <T extends StoredItem>(items: readonly T[]) =>
    items.toSpliced(positionIn(items), 0, item as T);
  return reordered(page, order);
};

/** Puts an item behind the one with that key; null, or a missing key: at the top. */
export const putBehind = (page: PageName, key: string | null, item: StoredItem): Edit =>
  put(page, item, (items) => (key === null ? 0 : positionOf(items, key) + 1));

export const putLast = (page: PageName, item: StoredItem): Edit =>
  put(page, item, (items) => items.length);

export type FreshIds = (name: string) => string;

/** The items as the documents have them, without the ids that `distinctSections` adds. */
const ownItemsOn = ({ sections, layouts }: HomeDocument, page: PageName): readonly StoredItem[] =>
  page === 'ordered' ? sections : (layouts[page]?.nodes ?? []);

export const freshIdsIn = (documents: readonly HomeDocument[], on: PageName): FreshIds => {
  const taken = new Set(
    documents
      .flatMap((document) =>
        pageList.flatMap((page) => (page === on ? itemsOn : ownItemsOn)(document, page)),
      )
      .flatMap((item) => [item, ...(item.sections ?? [])])
      .map(({ name, id }) => `${name}#${id}`),
  );
  return (name) => {
    let number = 2;
    while (taken.has(`${name}#no${number}`)) number += 1;
    taken.add(`${name}#no${number}`);
    return `no${number}`;
  };
};

export const withFreshIds = <T extends StoredItem>(item: T, fresh: FreshIds): T => ({
  ...item,
  id: fresh(item.name),
  ...(item.sections && {
    sections: item.sections.map((held) => (held.id ? { ...held, id: fresh(held.name) } : held)),
  }),
});
