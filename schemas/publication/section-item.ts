import * as z from 'zod/mini';
import { allSections } from '../layout/all-sections.ts';
import { containerNames, containers, isContainer } from '../layout/containers.ts';
import { homeSections, type SectionRow, sectionNames } from '../layout/home-sections.ts';
import { type ItemField, itemFields, saysNothing } from '../layout/item-fields.ts';
import { type ItemRules, readItem } from '../layout/layout-item.ts';
import { sourcesOf } from '../layout/section-calls.ts';
import { settingTable } from '../layout/section-settings.ts';
import { contrastFaults, readTokens } from '../layout/theme-tokens.ts';
import { type Theme, themes } from '../layout/themes.ts';
import { readWhen } from '../when/read-when.ts';
import type { When } from '../when/when.ts';
import { isEachOnce, plain, yes } from './document-fields.ts';
import { closest, oneOf } from './fault-words.ts';
import { itemWords, sentMisfits } from './item-faults.ts';

const itemRules: ItemRules = { settingTable, sourcesOf };
export const classicRules: ItemRules = { ...itemRules, fills: true };

const record = z.record(z.string(), z.unknown());

const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries<Pick<SectionRow, 'aliases'>>({ ...allSections, ...containers }).flatMap(
    ([name, { aliases }]) => [...aliases, name].map((spelling) => [spelling, name] as const),
  ),
);

const unnamed = (given: unknown, names: readonly string[]): string => {
  if (isContainer(given)) return '组里不能再放组';
  if (typeof given === 'string' && Object.hasOwn(allSections, given)) return '这个区块不能放在这里';
  const near = [...spellings].flatMap(([spelling, name]) => (names.includes(name) ? spelling : []));
  return `没有这个区块${closest(given, near, (spelling) => spellings.get(spelling) ?? spelling)}`;
};

export const sectionNamed = <const T extends readonly string[]>(names: T) =>
  z.enum(names, { error: ({ input }) => unnamed(input, names) });

export const itemShape = {
  name: sectionNamed([...sectionNames, ...containerNames]),
  /** Tells apart several that show the same section. */
  id: z.optional(z.string('编号应为文字')),
  settings: z.optional(record),
  source: z.optional(z.strictObject({ path: z.string(), payload: z.optional(record) })),
  theme: z.optional(oneOf(themes, '没有这个主题')),
  /** For whom and when it stands, as `readWhen` gives it; `readItem` tells what cannot be read. */
  when: z.optional(
    z.codec(
      z.custom<When>((when) => !saysNothing('when', when), '显示条件不能为空'),
      z.custom<When>(),
      {
        decode: (raw) => {
          const read = readWhen(raw);
          return 'when' in read ? read.when : raw;
        },
        encode: (when) => when,
      },
    ),
  ),
};

type Coloured = {
  theme?: Theme | undefined;
  settings?: Readonly<Record<string, unknown>> | undefined;
  sections?: readonly Coloured[] | undefined;
};

export const colourIssues = (
  items: readonly Coloured[],
  theme: Theme,
  path: readonly (string | number)[],
): { code: 'custom'; path: (string | number)[]; message: string; input: unknown }[] =>
  items.flatMap(({ theme: own = theme, settings, sections = [] }, index) => {
    const given = settings?.tokens;
    // the themes' own colours stand out
    const found = given === undefined ? [] : contrastFaults(own, readTokens(given).tokens);
    const faint = found.map(({ message }) => ({
      code: 'custom' as const,
      path: [...path, index, 'settings', 'tokens'],
      message,
      input: given,
    }));
    return [...faint, ...colourIssues(sections, own, [...path, index, 'sections'])];
  });

export const heldSection = z.strictObject({
  ...itemShape,
  name: sectionNamed(sectionNames),
  title: z.optional(plain('区块标题', 20)),
});

export const itemIssues = (item: Parameters<typeof sentMisfits>[0], rules: ItemRules) =>
  [...readItem(item, rules).misfits, ...sentMisfits(item, rules)].map((misfit) => ({
    code: 'custom' as const,
    path: misfit.path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    message: itemWords(misfit, item, rules),
    input: misfit.came,
  }));

export type SectionItem = z.output<typeof sectionItem>;

export const rowOf = (name: SectionItem['name']): SectionRow =>
  isContainer(name) ? { aliases: [] } : homeSections[name];

/** A section of any page, as far as it is told from others. */
type Named = { name: string; id?: string | undefined };

export const sectionKey = ({ name, id }: Named): string => (id ? `${name}#${id}` : name);

export const sectionLabel = ({ name, id }: Named): string => (id ? `${name}（${id}）` : name);

export const holdsSections = z.refine<{ name: string; sections?: readonly unknown[] | undefined }>(
  ({ name, sections = [] }) => !isContainer(name) || sections.length > 0,
  { path: ['sections'], error: '组里至少要放一个区块' },
);

export const sectionItem = z
  .strictObject({
    ...itemShape,
    open: yes('区块开关'),
    title: plain('区块标题', 20),
    sections: z.optional(
      z
        .array(heldSection, '组里应为区块的列表')
        .check(z.refine(isEachOnce(sectionKey), '组里同一个区块出现了两次，请给其中一个写上编号')),
    ),
  })
  .check(
    z.refine(({ name, open }) => open || rowOf(name).flag !== undefined, {
      path: ['open'],
      error: '这个区块没有开关，可以把它移出首页',
    }),
    z.refine(
      ({ name, title }) =>
        title === '' || isContainer(name) || rowOf(name).titleField !== undefined,
      { path: ['title'], error: '这个区块没有标题' },
    ),
    holdsSections,
    (context) => {
      const { title: _checked, ...item } = context.value;
      context.issues.push(...itemIssues(item, itemRules));
    },
  );

export const detailsOf = (item: SectionItem): Record<string, unknown> => {
  const own = item.id !== undefined || isContainer(item.name);
  const fields: Partial<Record<ItemField, unknown>> = {
    ...item,
    title: own && item.title ? item.title : undefined,
  };
  return Object.fromEntries(
    itemFields.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
  );
};

const freeNumber = (name: string, taken: ReadonlySet<string>): number => {
  let number = 2;
  while (taken.has(sectionKey({ name, id: `no${number}` }))) number += 1;
  return number;
};

/** The sections, of which no two have the same key: a classic page may show one several times without ids. */
export const distinctSections = <T extends Named>(nodes: readonly T[]): T[] => {
  const taken = new Set(nodes.map(sectionKey));
  const seen = new Set<string>();
  return nodes.map((node) => {
    const key = sectionKey(node);
    if (!seen.has(key)) {
      seen.add(key);
      return node;
    }
    const id = `no${freeNumber(node.name, taken)}`;
    taken.add(sectionKey({ name: node.name, id }));
    return { ...node, id };
  });
};
