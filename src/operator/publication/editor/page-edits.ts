import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../../schemas/publication/section-item.ts';
import type { Edit } from '../../draft-editor/edits.ts';
import type { PageName } from '../document/page-text.ts';

type OrderedItem = HomeDocument['sections'][number];
type ClassicItem = NonNullable<HomeDocument['layouts']['variant1']>['nodes'][number];
type PageItem = OrderedItem | ClassicItem;

/** What stands on a page, in order; none where the document does not have the page. */
export const itemsOn = (
  { sections, layouts }: HomeDocument,
  page: PageName,
): readonly PageItem[] => (page === 'ordered' ? sections : (layouts[page]?.nodes ?? []));

/** Changes the items of a page in a way that asks for nothing but their order. */
const reordered =
  (page: PageName, order: <T extends PageItem>(items: readonly T[]) => readonly T[]): Edit =>
  (document) => {
    const { sections, layouts } = document;
    if (page === 'ordered') return { ...document, sections: [...order(sections)] };
    const layout = layouts[page];
    if (!layout) return document;
    return {
      ...document,
      layouts: { ...layouts, [page]: { ...layout, nodes: [...order(layout.nodes)] } },
    };
  };

const placeOf = (items: readonly PageItem[], key: string): number =>
  items.findIndex((item) => sectionKey(item) === key);

/** Puts an item of a page at the place of another one; the page stays where either is not on it. */
export const moveOver = (page: PageName, key: string, over: string): Edit =>
  reordered(page, (items) => {
    const [from, to] = [placeOf(items, key), placeOf(items, over)];
    const item = items[from];
    if (!item || to < 0 || from === to) return items;
    return items.toSpliced(from, 1).toSpliced(to, 0, item);
  });
