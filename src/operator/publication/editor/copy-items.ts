import { isContainer } from '#schemas/layout/containers.ts';
import { classicLayout } from '#schemas/publication/classic-layout.ts';
import { readStrictly } from '#schemas/publication/fault-words.ts';
import { type HomeDocument, homeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Edit } from '../../draft-editor/edits.ts';
import {
  type ClassicItem,
  type FreshIds,
  freshIdsIn,
  itemsOn,
  type OrderedItem,
  putBehind,
  putLast,
  type StoredItem,
  withFreshIds,
} from './page-edits.ts';
import { tabFor } from './pages/addable.ts';
import { hasTitleOn, isHomeSection } from './pages/page-items.ts';

const LONGEST = 20;

const numbered = (text: string, id: string): string => {
  const end = ` ${id.slice(2)}`;
  return cutSigns(text, LONGEST - end.length) + end;
};

/** An item for a classic page, which has no switches. */
const forClassic = (item: StoredItem): ClassicItem => {
  const { open: _switch, title, ...rest }: StoredItem & { open?: boolean } = item;
  return { ...rest, ...(title && { title }) };
};

/** A copy of an item behind it. `known`: documents whose ids are taken; `key`: of the new item. */
export const duplicateOf = (
  page: PageName,
  known: readonly HomeDocument[],
  item: StoredItem,
): { key: string; edit: Edit } => {
  const copy = withFreshIds(page === 'ordered' ? item : forClassic(item), freshIdsIn(known, page));
  const { id = '' } = copy;
  const titled = hasTitleOn(page, item)
    ? { ...copy, title: numbered(item.title || item.name, id) }
    : copy;
  return { key: sectionKey(titled), edit: putBehind(page, sectionKey(item), titled) };
};

/** An item for the ordered page, which has no tabs; undefined for a section that is not for that page. */
const forOrdered = (item: StoredItem): OrderedItem | undefined => {
  const { name, title = '', id, settings, source, theme, when, sections } = item;
  if (!isContainer(name) && !isHomeSection(name)) return undefined;
  const held = sections?.flatMap((each) =>
    isHomeSection(each.name) ? [{ ...each, name: each.name }] : [],
  );
  if (held?.length !== sections?.length) return undefined;
  return {
    ...{
      name,
      open: 'open' in item ? item.open : true,
      title: hasTitleOn('ordered', item) ? title : '',
    },
    ...(id && { id }),
    ...(settings && { settings }),
    ...(source && {
      source: { path: source.path, ...(source.payload && { payload: source.payload }) },
    }),
    ...(theme && { theme }),
    ...(when && { when }),
    ...(held && { sections: held }),
  };
};

const itemFor = (
  document: HomeDocument,
  page: PageName,
  item: StoredItem,
): StoredItem | undefined => {
  if (page === 'ordered') return forOrdered(item);
  const { tab: _tab, subTab: _subTab, ...rest } = forClassic(item);
  return { ...rest, ...tabFor(itemsOn(document, page), item.name) };
};

const faultsOfLast = (document: HomeDocument, page: PageName): string[] => {
  const at = itemsOn(document, page).length - 1;
  const [list, read] =
    page === 'ordered'
      ? ['sections', readStrictly(homeDocument, document)]
      : ['nodes', readStrictly(classicLayout, document.layouts[page])];
  const faults = read.ok ? [] : read.faults;
  return faults.flatMap(({ path, message }) =>
    path === list || `${path}.`.startsWith(`${list}.${at}.`) ? [message] : [],
  );
};

const copyOf = (
  document: HomeDocument,
  page: PageName,
  item: StoredItem,
  fresh: FreshIds,
): HomeDocument | undefined => {
  const fitting = itemFor(document, page, item);
  if (!fitting) return undefined;
  const isThere = itemsOn(document, page).some((each) => sectionKey(each) === sectionKey(item));
  return putLast(page, isThere ? withFreshIds(fitting, fresh) : fitting)(document);
};

export const whyNotOn = (document: HomeDocument, page: PageName, item: StoredItem): string[] => {
  const copied = copyOf(document, page, item, freshIdsIn([document], page));
  return copied ? [...new Set(faultsOfLast(copied, page))] : ['这个区块只用在样式一到样式四'];
};

export const copyTo = (
  page: PageName,
  known: readonly HomeDocument[],
  items: readonly StoredItem[],
): Edit => {
  const fresh = freshIdsIn(known, page);
  return (document) =>
    items.reduce(
      (copied, item) =>
        whyNotOn(copied, page, item).length > 0
          ? copied
          : (copyOf(copied, page, item, fresh) ?? copied),
      document,
    );
};
