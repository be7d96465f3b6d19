import { isContainer } from '#schemas/layout/containers.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { createStore } from '#src/platform/storage/store.ts';
import { layoutOf } from '../editor/pages/classic-nodes.ts';
import { isHomeSection, itemsOf, type PageItem } from '../editor/pages/page-items.ts';
import { previewedDocument } from '../preview-pane/previewed-document.ts';

/** Maximum number of pictures, more than a screen has rows; those unseen for longest are dropped. */
const MOST = 30;

/** Sections whose rows are on the screen or were lately; the latest come last. */
export const wantedSections = createStore<readonly string[]>([]);

export const wantSection = (name: string): void => {
  const names = wantedSections.get();
  if (names.includes(name) && names.length < MOST) return;
  wantedSections.set([...names.filter((other) => other !== name), name].slice(-MOST));
};

type OrderedItem = HomeDocument['sections'][number];

const asOrdered = (
  { name, id, title, settings, source, theme }: PageItem,
  parentTheme: OrderedItem['theme'],
): OrderedItem[] =>
  isContainer(name) || !isHomeSection(name)
    ? []
    : [
        {
          ...{ name, title, open: true, theme: theme ?? parentTheme },
          ...(id && { id }),
          ...(settings && { settings }),
          ...(source && { source: { path: source.path, payload: source.payload } }),
        },
      ];

export const wantedPart = (
  document: HomeDocument,
  page: PageName,
  wanted: readonly string[],
): HomeDocument => {
  const isWanted = (item: PageItem) => wanted.includes(sectionKey(item));
  const sections =
    page === 'ordered'
      ? document.sections.filter(isWanted)
      : itemsOf(document, page)
          .filter(isWanted)
          .flatMap((item) => asOrdered(item, layoutOf(document, page).theme));
  // pictures show a section whatever its experiment says
  return previewedDocument({ ...document, template: 'ordered', sections }, {}, null);
};
