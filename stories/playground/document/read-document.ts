import * as z from 'zod/mini';
import { type Theme, themes } from '#schemas/layout/themes.ts';
import type { ClassicVariantName } from '#schemas/publication/classic-layout.ts';
import { classicVariants } from '#schemas/publication/classic-layout.ts';
import {
  type DocumentFault,
  type HomeDocument,
  readHomeDocument,
} from '#schemas/publication/home-document.ts';
import { type JsonPath, jsonFaultWords } from '#schemas/publication/json-text.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { configOf, orderedItems, wireOrder } from '#schemas/publication/page-order.ts';
import { colourIssues } from '#schemas/publication/section-item.ts';
import { loadLayouts } from '../../layouts/layout-files.ts';
import { isRecord } from '../../schema/is-record.ts';

export type PageItem = {
  raw: unknown;
  path: JsonPath;
  /** Its own switch is off, as another item shows the same section. */
  closed: boolean;
};

export type Page = {
  name: PageName;
  items: readonly PageItem[];
  theme: Theme;
  gated: boolean;
  /** The page's own switches and titles; undefined: those of the bench. */
  config: Readonly<Record<string, unknown>> | undefined;
  /** Whether its items stand in the text; else they are as they were shipped. */
  written: boolean;
};

/** What the text is: a page's items, or a whole home document, or why it is neither. */
export type ReadText =
  | { is: 'broken'; why: string }
  | { is: 'items'; pages: readonly [Page]; faults: readonly DocumentFault[] }
  | { is: 'document'; pages: readonly Page[]; faults: readonly DocumentFault[] };

const itemsIn = (list: readonly unknown[], path: JsonPath): PageItem[] =>
  list.map((raw, index) => ({ raw, path: [...path, index], closed: false }));

const themeOf = (name: unknown): Theme => themes.find((theme) => theme === name) ?? 'default';

const ordered = (items: readonly PageItem[], config?: Page['config']): Page => ({
  ...{ name: 'ordered', items, theme: 'default', gated: true, written: true },
  config,
});

/** The ordered page of a document that the server takes: what its order answers, and its switches. */
const publishedOrder = (document: HomeDocument): Page => {
  const items = orderedItems(document).map((item, index): PageItem => {
    const [raw] = wireOrder([{ ...item, closed: false }]);
    return { raw, path: ['sections', index], closed: item.closed };
  });
  return ordered(items, configOf(document));
};

/** A classic page as the app brings it along. */
export const shippedPage = (name: PageName): Page => {
  const file = loadLayouts().find(({ variant }) => variant.replace('-', '') === name);
  const { nodes = [], theme = 'default' } = file?.layout ?? {};
  const items = itemsIn(nodes, []);
  return { name, items, theme, gated: false, config: {}, written: false };
};

const classicPage = (name: ClassicVariantName, layouts: unknown): Page => {
  const layout: unknown = isRecord(layouts) ? layouts[name] : undefined;
  const own = isRecord(layout) && Array.isArray(layout.nodes) ? layout.nodes : undefined;
  if (!own) return shippedPage(name);
  const theme = themeOf(isRecord(layout) ? layout.theme : '');
  const items = itemsIn(own, ['layouts', name, 'nodes']);
  return { name, items, theme, gated: false, config: {}, written: true };
};

const readDocument = (given: Record<string, unknown>): ReadText => {
  const read = readHomeDocument(given);
  const { sections, layouts } = given;
  const lenient = itemsIn(Array.isArray(sections) ? sections : [], ['sections']);
  const first = read.ok ? publishedOrder(read.document) : ordered(lenient);
  const pages = classicVariants.map((name) => classicPage(name, layouts));
  return { is: 'document', pages: [first, ...pages], faults: read.ok ? [] : read.faults };
};

const coloured = z.looseObject({
  theme: z.catch(z.optional(z.enum(themes)), undefined),
  settings: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
  sections: z.catch(z.optional(z.array(z.unknown())), undefined),
});

type Coloured = Parameters<typeof colourIssues>[0][number];

const setsColours = (raw: unknown): boolean =>
  isRecord(raw) && isRecord(raw.settings) && raw.settings.tokens !== undefined;

const holdsColours = (raw: unknown): boolean =>
  setsColours(raw) ||
  (isRecord(raw) && Array.isArray(raw.sections) && raw.sections.some(setsColours));

/** As much of an item as its colours hang on; groups hold no groups. */
const colouredOf = (raw: unknown, nested = true): Coloured => {
  const { theme, settings, sections } = z.safeParse(coloured, raw).data ?? {};
  const held = nested ? sections?.map((each) => colouredOf(each, false)) : undefined;
  return { theme, settings, sections: held };
};

/** Colours of an item of a list that stand out too little; `at` is the item's place. */
const faintIn = (raw: unknown, at: JsonPath): DocumentFault[] => {
  if (!holdsColours(raw)) return [];
  return colourIssues([colouredOf(raw)], 'default', []).map(({ path: [, ...path], message }) => ({
    path: [...at, ...path].join('.'),
    message,
  }));
};

const readItems = (list: readonly unknown[], path: JsonPath): ReadText => ({
  is: 'items',
  pages: [ordered(itemsIn(list, path))],
  faults: list.flatMap((raw, index) => faintIn(raw, [...path, index])),
});

/** Reads the text of a page's items, of the order's whole answer, or of a home document of any version. */
export const readText = (text: string): ReadText => {
  if (text.trim() === '') return { is: 'broken', why: '还没有内容，可以载入样例' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { is: 'broken', why: jsonFaultWords(text) };
  }
  if (Array.isArray(value)) return readItems(value, []);
  if (isRecord(value) && Array.isArray(value.data)) return readItems(value.data, ['data']);
  if (isRecord(value) && 'sections' in value) return readDocument(value);
  return { is: 'broken', why: '应为区块的列表，或带 sections 的首页文档' };
};
