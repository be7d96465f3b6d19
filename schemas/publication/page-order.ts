import type { getIndexSystem } from '../home/endpoints.ts';
import { isContainer } from '../layout/containers.ts';
import {
  type FlagField,
  flagFields,
  homeSections,
  type TitleField,
  titleFields,
} from '../layout/home-sections.ts';
import type { Data } from '../wire/define-endpoint.ts';
import type { HomeDocument } from './home-document.ts';
import { detailsOf, rowOf, type SectionItem } from './section-item.ts';

type Sections = Pick<HomeDocument, 'sections'>;

const namesIn = ({ name, sections = [] }: SectionItem) =>
  isContainer(name) ? sections.map((held) => held.name) : [name];

export const openFlags = ({ sections }: Sections): Record<FlagField, boolean> => {
  const open = new Set(
    sections.flatMap((item) => (item.open ? namesIn(item).map((name) => rowOf(name).flag) : [])),
  );
  // `fromEntries` widens the keys to string
  return Object.fromEntries(flagFields.map((field) => [field, open.has(field)])) as Record<
    FlagField,
    boolean
  >;
};

export const sectionTitles = ({ sections }: Sections): Record<TitleField, string> => {
  const titles = new Map(
    sections.flatMap(({ name, id, title }) => (id ? [] : [[rowOf(name).titleField, title]])),
  );
  return Object.fromEntries(titleFields.map((field) => [field, titles.get(field) ?? ''])) as Record<
    TitleField,
    string
  >;
};

export type OrderedItem = { name: string; closed: boolean; details: Record<string, unknown> };

/** `closed`: an item whose own switch is off while its section's flag is on because of another item. */
export const orderedItems = (document: Sections): OrderedItem[] => {
  const flags = openFlags(document);
  const isOpen = (name: keyof typeof homeSections) => {
    const row = homeSections[name];
    return 'flag' in row && flags[row.flag];
  };
  return document.sections.map((item) => ({
    name: item.name,
    closed: !item.open && !isContainer(item.name) && isOpen(item.name),
    details: detailsOf(item),
  }));
};

export const wireOrder = (
  items: readonly OrderedItem[],
): ({ name: string } & Record<string, unknown>)[] =>
  items.flatMap(({ name, closed, details }) => (closed ? [] : [{ ...details, name }]));

/** The config that the server would answer for this draft; sections missing in it are closed. */
export const configOf = (
  document: Pick<HomeDocument, 'sections' | 'memberCard'>,
): Data<typeof getIndexSystem> => ({
  ...openFlags(document),
  ...sectionTitles(document),
  vip_description: document.memberCard.description,
});
