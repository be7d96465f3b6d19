import { normalName, sectionNames } from '#schemas/layout/home-sections.ts';
import { type LayoutItem, readItem } from '#schemas/layout/layout-item.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import type { DocumentFault } from '#schemas/publication/fault-words.ts';
import { itemWords } from '#schemas/publication/item-faults.ts';
import type { JsonPath } from '#schemas/publication/json-text.ts';
import { registry } from '#sections/registry.ts';
import { compose } from '#src/engine/compose.ts';
import { nameIndex } from '#src/engine/resolve.ts';
import type { Registry } from '#src/engine/section-definition.ts';
import { withSettings } from '#src/engine/set-section.ts';
import { containerRegistry } from '#src/home/document/containers.tsx';
import { composer } from '#src/home/document/index.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Page, PageItem } from './read-document.ts';

/** The functions with which phones build pages. */
export const { composeOrder, composePage, Stack } = composer({
  composeItems: compose,
  set: withSettings,
});

const ordered: Registry = {
  ...Object.fromEntries(sectionNames.map((name) => [name, registry[name]])),
  ...containerRegistry,
};

const classic: Registry = { ...registry, ...containerRegistry };

/** The sections that items of a page may name. */
export const registryOf = ({ gated }: Pick<Page, 'gated'>): Registry => (gated ? ordered : classic);

export const catalogued = (name: string, page: Pick<Page, 'gated'>): string =>
  nameIndex(registryOf(page)).get(normalName(name))?.name ?? name;

/** A single item: what could be read of it, and what is invalid, in Chinese. */
export type ReadItem = {
  /** `3`, and for an item in that group `3.1`. */
  position: string;
  path: JsonPath;
  raw: unknown;
  name: string;
  item: LayoutItem | undefined;
  misfits: readonly DocumentFault[];
  closed: boolean;
  held: readonly ReadItem[];
};

const rulesOf = (page: Page) => {
  const names = nameIndex(registryOf(page));
  return {
    settingTable: (name: string) => settingTable(catalogued(name, page)),
    sourcesOf: (name: string) => names.get(normalName(name))?.sources,
    fills: !page.gated,
  };
};

const nameOf = (raw: unknown): string => {
  const name = isRecord(raw) ? raw.name : raw;
  return typeof name === 'string' && name.trim() ? name : '没有名称';
};

const HELD = /^sections\.\d+\./;

const withoutSections = ({ item, misfits }: ReturnType<typeof readItem>) =>
  item && item.name in containerRegistry && !item.sections && misfits.length === 0
    ? [{ path: 'sections', message: '组里至少要放一个区块' }]
    : [];

type Rules = ReturnType<typeof rulesOf>;
type Given = Pick<ReadItem, 'raw' | 'path' | 'position' | 'closed'>;

const readOne = (
  { raw, path, position, closed }: Given,
  rules: Rules,
  nested: boolean,
): ReadItem => {
  const read = readItem(raw, rules, nested);
  const sections: unknown = nested && read.item?.sections && isRecord(raw) ? raw.sections : [];
  const held = (Array.isArray(sections) ? sections : []).map((each: unknown, index) =>
    readOne(
      {
        raw: each,
        path: [...path, 'sections', index],
        position: `${position}.${index}`,
        closed: false,
      },
      rules,
      false,
    ),
  );
  const own = read.misfits.flatMap((misfit) =>
    held.length === 0 || !HELD.test(misfit.path)
      ? { path: misfit.path, message: itemWords(misfit, raw, rules) }
      : [],
  );
  const misfits = [...own, ...(nested ? withoutSections(read) : [])];
  return { position, path, raw, closed, name: nameOf(raw), item: read.item, misfits, held };
};

export const readItems = (page: Page): ReadItem[] => {
  const rules = rulesOf(page);
  return page.items.map((given: PageItem, index) =>
    readOne({ ...given, position: String(index) }, rules, true),
  );
};

/** The faults that a phone would report before drawing any section. */
export const faultsOf = ({ items, gated }: Page) => {
  const raw = items.flatMap((item) => (item.closed ? [] : [item.raw]));
  return (gated ? composeOrder(raw) : composePage(raw)).faults;
};
