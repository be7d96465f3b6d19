import { classicSections } from '../../../../../schemas/classic-sections.ts';
import { isContainer } from '../../../../../schemas/containers.ts';
import { homeSections, type SectionRow } from '../../../../../schemas/home-sections.ts';
import type {
  ClassicLayout,
  ClassicVariantName,
} from '../../../../../schemas/publication/classic-layout.ts';
import type { Fields, Part, Scalar } from '../../../../../schemas/publication/document-parts.ts';
import type { HomeDocument } from '../../../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../../../schemas/publication/section-item.ts';
import { partNamed } from '../../../draft-editor/edits.ts';
import { type PageName, pageNames } from '../../document/page-text.ts';
import { layoutOf, toldApart } from './classic-nodes.ts';

type ClassicNode = ClassicLayout['nodes'][number];

/** A section of any home page; those of a classic page have no switch and are always open. */
export type PageItem = Omit<ClassicNode, 'title'> & { title: string; open: boolean };

/** The sections of a page, in order. */
export const itemsOf = (
  document: Pick<HomeDocument, 'sections' | 'layouts'>,
  page: PageName,
): PageItem[] =>
  page === 'ordered'
    ? document.sections
    : toldApart(layoutOf(document, page).nodes).map((node) => ({
        ...node,
        title: node.title ?? '',
        open: true,
      }));

type Named = Pick<ClassicNode, 'name'>;

/** Fields of a section that a part keeps as JSON. */
const structured = ['settings', 'source', 'sections', 'when'] as const;
const scalars = ['name', 'id', 'title', 'theme', 'tab', 'subTab', 'stands'] as const;

const fieldsOf = (node: ClassicNode): Fields => {
  const said = scalars.flatMap((field): [string, Scalar][] => {
    const value = node[field];
    return value === undefined ? [] : [[field, value]];
  });
  const held = structured.flatMap((field): [string, Scalar][] =>
    node[field] === undefined ? [] : [[field, JSON.stringify(node[field])]],
  );
  return Object.fromEntries([...said, ...held]);
};

const isStructured = (field: string): boolean => structured.some((each) => each === field);

/** A section as its fields say it, in the order in which it said the same before; '' and false say nothing. */
const nodeOf = (fields: Fields, before: ClassicNode | undefined): ClassicNode => {
  if (before && JSON.stringify(fieldsOf(before)) === JSON.stringify(fields)) return before;
  const said = Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) => {
      if (value === '' || value === false) return [];
      return [[field, isStructured(field) ? JSON.parse(String(value)) : value]];
    }),
  );
  const kept = Object.keys(before ?? {}).filter((field) => Object.hasOwn(said, field));
  // `fields` were made from sections by `fieldsOf`
  return {
    ...Object.fromEntries(kept.map((field) => [field, said[field]])),
    ...said,
  } as ClassicNode;
};

const classicPart = (page: ClassicVariantName): Part => ({
  label: `${pageNames[page]}区块`,
  ordered: true,
  nameOf: ({ name, id }) => (id ? `${name}（${id}）` : String(name)),
  fields: {},
  read: (document) =>
    new Map(
      toldApart(layoutOf(document, page).nodes).map((node) => [sectionKey(node), fieldsOf(node)]),
    ),
  write: (document, items) => {
    const layout = layoutOf(document, page);
    const before = new Map(toldApart(layout.nodes).map((node) => [sectionKey(node), node]));
    const nodes = [...items].map(([key, fields]) => nodeOf(fields, before.get(key)));
    return { ...document, layouts: { ...document.layouts, [page]: { ...layout, nodes } } };
  },
});

const parts: Readonly<Record<PageName, Part>> = {
  ordered: partNamed('首页区块'),
  variant1: classicPart('variant1'),
  variant2: classicPart('variant2'),
  variant3: classicPart('variant3'),
  variant4: classicPart('variant4'),
};

/** The sections of a page as a run of items with keys, as edits take them. */
export const pagePart = (page: PageName): Part => parts[page];

/** The place of a page's sections in the document, as faults spell it. */
export const pageRoot = (page: PageName): string =>
  page === 'ordered' ? 'sections' : `layouts.${page}.nodes`;

const rows: Readonly<Record<string, SectionRow>> = homeSections;

/** Whether a section has a switch on that page: a classic page shows what it lists. */
export const hasSwitchOn = (page: PageName, { name }: Named): boolean =>
  page === 'ordered' && rows[name]?.flag !== undefined;

/** Whether a section has a title that learners see. */
export const hasTitleOn = (page: PageName, { name }: Named): boolean =>
  isContainer(name) ||
  rows[name]?.titleField !== undefined ||
  (page !== 'ordered' && Object.hasOwn(classicSections, name));

/** The pages whose sections are not the same in both documents. */
export const pagesChanged = (before: HomeDocument, after: HomeDocument): PageName[] =>
  // the record's own keys, which `Object.keys` widens to string
  (Object.keys(pageNames) as PageName[]).filter((page) =>
    page === 'ordered'
      ? JSON.stringify([before.sections, before.memberCard]) !==
        JSON.stringify([after.sections, after.memberCard])
      : JSON.stringify(layoutOf(before, page)) !== JSON.stringify(layoutOf(after, page)),
  );
