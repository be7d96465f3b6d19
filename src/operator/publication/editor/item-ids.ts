import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { itemsOn, type StoredItem } from './page-edits.ts';

// the record's own keys, which `Object.keys` widens to string
const pages = Object.keys(pageNames) as PageName[];

/** Gives out ids by which no item of that name is known anywhere. */
export type FreshIds = (name: string) => string;

/** The items of a page as documents say them, without ids that only tell apart what has none. */
const saidOn = ({ sections, layouts }: HomeDocument, page: PageName): readonly StoredItem[] =>
  page === 'ordered' ? sections : (layouts[page]?.nodes ?? []);

/** Ids for a page. `documents`: where an id must not be taken, on no page and in no group. */
export const freshIdsIn = (documents: readonly HomeDocument[], on: PageName): FreshIds => {
  const taken = new Set(
    documents
      .flatMap((document) =>
        pages.flatMap((page) => (page === on ? itemsOn : saidOn)(document, page)),
      )
      .flatMap((item) => [item, ...(item.sections ?? [])])
      .map(({ name, id }) => `${name}#${id}`),
  );
  return (name) => {
    let number = 2;
    while (taken.has(`${name}#no${number}`)) number += 1;
    taken.add(`${name}#no${number}`);
    return `no${number}`;
  };
};

/** The same item with another id; what it holds keeps none, or gets another one as well. */
export const withFreshIds = <T extends StoredItem>(item: T, fresh: FreshIds): T => ({
  ...item,
  id: fresh(item.name),
  ...(item.sections && {
    sections: item.sections.map((held) => (held.id ? { ...held, id: fresh(held.name) } : held)),
  }),
});
