import { classicSections } from '#schemas/layout/classic-sections.ts';
import { isContainer } from '#schemas/layout/containers.ts';
import {
  type HomeSectionName,
  homeSections,
  type SectionRow,
} from '#schemas/layout/home-sections.ts';
import type { ClassicLayout, ClassicVariantName } from '#schemas/publication/classic-layout.ts';
import type { Part } from '#schemas/publication/document-parts.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type PageName, pageList, pageNames } from '#schemas/publication/page-names.ts';
import { distinctSections, sectionKey } from '#schemas/publication/section-item.ts';
import { partNamed } from '../../../draft-editor/edits.ts';
import { layoutOf } from './classic-nodes.ts';

export const isHomeSection = (name: string): name is HomeSectionName =>
  Object.hasOwn(homeSections, name);

type ClassicNode = ClassicLayout['nodes'][number];

/** A section of any home page; on a classic page it has no switch and is always open. */
export type PageItem = Omit<ClassicNode, 'title'> & { title: string; open: boolean };

const items = new WeakMap<ClassicNode, PageItem>();

/** Cached by node, so that only the row of a changed node renders again. */
const itemOf = (node: ClassicNode): PageItem => {
  const item = items.get(node) ?? { ...node, title: node.title ?? '', open: true };
  items.set(node, item);
  return item;
};

const pages = new WeakMap<readonly ClassicNode[], PageItem[]>();

const itemsOfNodes = (nodes: readonly ClassicNode[]): PageItem[] => {
  const known = pages.get(nodes) ?? distinctSections(nodes).map(itemOf);
  pages.set(nodes, known);
  return known;
};

export const itemsOf = (
  document: Pick<HomeDocument, 'sections' | 'layouts'>,
  page: PageName,
): PageItem[] =>
  page === 'ordered' ? document.sections : itemsOfNodes(layoutOf(document, page).nodes);

const positionsOf = new WeakMap<readonly PageItem[], ReadonlyMap<string, number>>();

export const positionOnPage = (items: readonly PageItem[], key: string): number => {
  const positions =
    positionsOf.get(items) ?? new Map(items.map((item, position) => [sectionKey(item), position]));
  positionsOf.set(items, positions);
  return positions.get(key) ?? -1;
};

type Named = Pick<ClassicNode, 'name'>;

const classicPart = (page: ClassicVariantName): Part => {
  const part = partNamed(`${pageNames[page]}区块`);
  const whole = (document: HomeDocument): HomeDocument =>
    document.layouts[page]
      ? document
      : { ...document, layouts: { ...document.layouts, [page]: layoutOf(document, page) } };
  return {
    ...part,
    read: (document) => part.read(whole(document)),
    write: (document, items) => part.write(whole(document), items),
  };
};

const parts: Readonly<Record<PageName, Part>> = {
  ordered: partNamed('首页区块'),
  variant1: classicPart('variant1'),
  variant2: classicPart('variant2'),
  variant3: classicPart('variant3'),
  variant4: classicPart('variant4'),
};

export const pagePart = (page: PageName): Part => parts[page];

export const pageRoot = (page: PageName): string =>
  page === 'ordered' ? 'sections' : `layouts.${page}.nodes`;

const rows: Readonly<Record<string, SectionRow>> = homeSections;

/** A classic page has no switches: it shows what it lists. */
export const hasSwitchOn = (page: PageName, { name }: Named): boolean =>
  page === 'ordered' && rows[name]?.flag !== undefined;

export const hasTitleOn = (page: PageName, { name }: Named): boolean =>
  isContainer(name) ||
  rows[name]?.titleField !== undefined ||
  (page !== 'ordered' && Object.hasOwn(classicSections, name));

export const pagesChanged = (before: HomeDocument, after: HomeDocument): PageName[] =>
  pageList.filter((page) =>
    page === 'ordered'
      ? JSON.stringify([before.sections, before.memberCard]) !==
        JSON.stringify([after.sections, after.memberCard])
      : JSON.stringify(layoutOf(before, page)) !== JSON.stringify(layoutOf(after, page)),
  );
