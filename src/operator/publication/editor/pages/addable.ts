import { type ClassicSectionName, classicSections } from '#schemas/layout/classic-sections.ts';
import { type SectionName, sectionNames } from '#schemas/layout/home-sections.ts';
import { tabSections } from '#schemas/layout/layout-tabs.ts';
import { isGated } from '#schemas/publication/classic-layout.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { addItem, type Edit } from '../../../draft-editor/edits.ts';
import { itemsOf, type PageItem, pagePart } from './page-items.ts';

// `Object.keys` widens the record's own keys to string
const classicNames = Object.keys(classicSections) as ClassicSectionName[];

const needs: Readonly<Partial<Record<SectionName, (items: readonly PageItem[]) => boolean>>> = {
  [tabSections.tab]: (items) => items.some(({ tab }) => tab === 'category'),
  [tabSections.subTab]: (items) => items.some(({ subTab }) => subTab !== undefined),
  子分类: (items) => items.some(({ name }) => name === tabSections.tab),
};

/** At most one on a page: two of them would control the same choice. */
const single: readonly string[] = [tabSections.tab, tabSections.subTab, '子分类', '搜索框'];

export const addableTo = (document: HomeDocument, page: PageName): SectionName[] => {
  const items = itemsOf(document, page);
  const present = new Set<string>(items.map(({ name }) => name));
  if (page === 'ordered') return sectionNames.filter((name) => !present.has(name));
  return [...sectionNames, ...classicNames].filter(
    (name) =>
      !isGated(name) &&
      !(single.includes(name) && present.has(name)) &&
      (needs[name]?.(items) ?? true),
  );
};

type OnTab = { tab?: 'home' | 'category'; subTab?: string };
type Tabbed = Pick<PageItem, 'name' | 'tab' | 'subTab'>;

/** On a page with tabs a new section goes to the first one; without a tab it would stand on all. */
export const tabFor = (items: readonly Tabbed[], name: string): OnTab => {
  if (!items.some((item) => item.name === tabSections.tab) || name === tabSections.tab) return {};
  return { tab: name === '子分类' ? 'category' : 'home' };
};

export const tabBehind = (
  items: readonly Tabbed[],
  name: string,
  above: Tabbed | undefined,
): OnTab => {
  const own = tabFor(items, name);
  if (own.tab === undefined || own.tab === 'category' || !above?.tab) return own;
  return { tab: above.tab, ...(above.subTab && { subTab: above.subTab }) };
};

export const addTo = (
  document: HomeDocument,
  page: PageName,
  name: SectionName,
): { key: string; edit: Edit } => {
  const items = itemsOf(document, page);
  if (page === 'ordered')
    return { key: name, edit: addItem(pagePart(page), name, { name, open: true, title: '' }) };
  const taken = new Set(items.map(sectionKey));
  let id = '';
  for (let number = 2; taken.has(sectionKey({ name, id })); number += 1) id = `no${number}`;
  const key = sectionKey({ name, id });
  return {
    key,
    edit: addItem(pagePart(page), key, { name, ...(id && { id }), ...tabFor(items, name) }),
  };
};
