import * as z from 'zod/mini';
import { containerNames, isContainer } from '#schemas/layout/containers.ts';
import { homeSections, normalName, sectionNames } from '#schemas/layout/home-sections.ts';
import { type ItemRules, type LayoutItem, readItem } from '#schemas/layout/layout-item.ts';
import { sourcesOf } from '#schemas/layout/section-calls.ts';
import { settingTable } from '#schemas/layout/section-settings.ts';
import {
  colourIssues,
  heldSection,
  rowOf,
  type SectionItem,
  sectionItem,
  sectionKey,
  sectionLabel,
} from '#schemas/publication/section-item.ts';
import { cutSigns } from '#schemas/text/text-signs.ts';
import { withoutUnseen } from '#schemas/text/tidy-text.ts';
import { NEVER } from '#schemas/when/when.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';

const ANY_PICTURE = '/media/logo.svg';

/** What is left around a removed part may be markup again. */
const withoutMarkup = (text: string): string => {
  const left = text.replace(/[<>]|javascript:/giu, '');
  return left === text ? text : withoutMarkup(left);
};

export const fitText = (text: string, longest: number, otherwise = ''): string =>
  cutSigns(withoutMarkup(withoutUnseen(text)).trim(), longest).trim() || otherwise;

export const fitAddress = (text: string): string => {
  const address = safeAddress(text);
  return address.length > 500 || safeAddress(address) !== address ? '' : address;
};

export const tidyPicture = (text: string): string => fitAddress(text) || ANY_PICTURE;

export const withKeys = <T extends { id: number; key: string }>(rows: readonly T[]): T[] => {
  const taken = new Set<string>();
  return rows.map((row) => {
    let key = /^[\w-]{1,40}$/.test(row.key) ? row.key : `r${row.id}`;
    while (taken.has(key)) key = `${key.slice(0, 36)}-${row.id % 1000}`.slice(0, 40);
    taken.add(key);
    return { ...row, key };
  });
};

const LONGEST_TITLE = 20;

const namesOf = new Map<string, SectionItem['name']>([
  ...containerNames.map((name) => [normalName(name), name] as const),
  ...sectionNames.flatMap((name) =>
    [name, ...homeSections[name].aliases].map((word) => [normalName(word), name] as const),
  ),
]);

const nameOf = (given: string): SectionItem['name'] | undefined => namesOf.get(normalName(given));

export type OrderRow = {
  name: string;
  details?: Readonly<Record<string, unknown>> | null;
  closed?: boolean;
};

type Page = { flags: ReadonlyMap<string, boolean>; texts: ReadonlyMap<string, string> };

/** A section that no document can show as it was meant: nobody sees it. */
export type LostSection = { name: SectionItem['name']; label: string };

const MOST_NAMED = 10;

export const lostWords = (lost: readonly LostSection[]): string => {
  const labels = [...new Set(lost.map(({ label }) => label))];
  const named = labels.slice(0, MOST_NAMED).join('、');
  return labels.length > MOST_NAMED ? `${named}等 ${labels.length} 个` : named;
};

type ReadOrder = { sections: SectionItem[]; lost: LostSection[] };

const rulesIn = (form: 'document' | 'wire'): ItemRules => ({
  settingTable: (given) => settingTable(nameOf(given) ?? given),
  sourcesOf: (given) => sourcesOf(nameOf(given) ?? given),
  form,
});

const isOpenIn = (name: SectionItem['name'], { flags }: Page): boolean => {
  const { flag } = rowOf(name);
  return flag === undefined || (flags.get(flag) ?? false);
};

const titleIn = (name: SectionItem['name'], own: unknown, { texts }: Page): string => {
  const title = own ?? texts.get(rowOf(name).titleField ?? '');
  return fitText(typeof title === 'string' ? title : '', LONGEST_TITLE);
};

/** Keeps the first of each; a later one is lost where the first is not shown to everybody. */
const firstOfEach = <T extends Pick<SectionItem, 'name' | 'id' | 'when'> & { open?: boolean }>(
  items: readonly T[],
) => {
  const first = new Map<string, T>();
  const repeats: T[] = [];
  for (const item of items) {
    const key = sectionKey(item);
    const earlier = first.get(key);
    // a closed one gives way to an open one
    if (earlier?.open === false && item.open) first.delete(key);
    if (!first.has(key)) first.set(key, item);
    else if (earlier?.when) repeats.push(item);
  }
  return { items: [...first.values()], repeats };
};

type Held = z.output<typeof heldSection>;

const withoutTokens = <T extends Pick<Held, 'settings'>>(item: T): T => {
  const { tokens: _, ...settings } = item.settings ?? {};
  return item.settings ? { ...item, settings } : item;
};

const isSection = (name: SectionItem['name']): name is Held['name'] => !isContainer(name);

/** A document's groups hold no section that is closed or shown to nobody. */
const heldIn = (group: LayoutItem, page: Page): { items: Held[]; lost: LostSection[] } => {
  const lost: LostSection[] = [];
  const found = (group.sections ?? []).flatMap(({ closed, variant: _, ...held }): Held[] => {
    const name = nameOf(held.name);
    if (!name || !isSection(name)) return [];
    const title = titleIn(name, held.title, page);
    const { title: _own, ...statement } = held;
    const read = z.safeParse(heldSection, { ...statement, name, ...(title && { title }) });
    if (read.success && !closed && held.when !== NEVER && isOpenIn(name, page)) return [read.data];
    lost.push({ name, label: `${group.name}里的${sectionLabel({ name, id: held.id })}` });
    return [];
  });
  const { items, repeats } = firstOfEach(found);
  const twice = repeats.map((held) => ({
    name: held.name,
    label: `${group.name}里的${sectionLabel(held)}`,
  }));
  return { items, lost: [...lost, ...twice] };
};

const soundItem = (given: object): SectionItem | undefined => {
  const read = z.safeParse(sectionItem, given);
  return read.success && colourIssues([read.data], 'default', []).length === 0
    ? read.data
    : undefined;
};

/**
 * An item as phones read it, where the strict reader accepts that; colours of too little contrast are
 * dropped.
 */
const readAsPhones = (
  row: OrderRow,
  name: SectionItem['name'],
  page: Page,
  form: 'document' | 'wire',
): ReadOrder => {
  const { item } = readItem({ ...row.details, name: row.name }, rulesIn(form));
  const label = sectionLabel({ name, id: item?.id });
  const names = [name, ...(item?.sections ?? []).flatMap((held) => nameOf(held.name) ?? [])];
  const lost = names.map((each) => ({ name: each, label }));
  if (!item || item.when === NEVER) return { sections: [], lost };
  const { closed, variant: _, sections, ...statement } = item;
  const held = heldIn(item, page);
  const plain = {
    ...{ name, open: !row.closed && !closed && isOpenIn(name, page) },
    ...(statement.when && { when: statement.when }),
    title: isContainer(name) || rowOf(name).titleField ? titleIn(name, statement.title, page) : '',
  };
  const whole = (tidy: <T extends Pick<Held, 'settings'>>(item: T) => T) => ({
    ...tidy({ ...statement, ...plain }),
    ...(sections && { sections: held.items.map(tidy) }),
  });
  const read =
    soundItem(whole((same) => same)) ??
    soundItem(whole(withoutTokens)) ??
    // an operator's own section with fields that SQL has spoiled still counts by its name
    (form === 'document' ? soundItem(plain) : undefined);
  return read ? { sections: [read], lost: held.lost } : { sections: [], lost };
};

const readRow = (row: OrderRow, page: Page, form: 'document' | 'wire'): ReadOrder => {
  const name = nameOf(row.name);
  if (!name) return { sections: [], lost: [] };
  const { details } = row;
  if (form === 'document') {
    const title = titleIn(name, details?.title ?? (details?.id ? '' : undefined), page);
    const open = !row.closed && isOpenIn(name, page);
    const item = soundItem({ ...details, name, open, title });
    if (item?.sections?.every((held) => isOpenIn(held.name, page)) ?? item)
      return { sections: item ? [item] : [], lost: [] };
  }
  return readAsPhones(row, name, page, form);
};

/**
 * The sections of an order. One that would be shown to more people than intended is left out, and returned as
 * lost. `form`: `wire` reads what another back end says, as phones do.
 */
export const readOrder = (
  rows: readonly OrderRow[],
  page: Page,
  form: 'document' | 'wire',
): ReadOrder => {
  const read = rows.map((row) => readRow(row, page, form));
  const { items, repeats } = firstOfEach(read.flatMap(({ sections }) => sections));
  const twice = repeats.map((item) => ({ name: item.name, label: sectionLabel(item) }));
  return { sections: items, lost: [...read.flatMap(({ lost }) => lost), ...twice] };
};
