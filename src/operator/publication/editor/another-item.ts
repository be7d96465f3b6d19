import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../../schemas/publication/section-item.ts';
import { type Edit, hasTitle } from '../../draft-editor/edits.ts';

type Item = HomeDocument['sections'][number];

/** The longest title. */
const LONGEST = 20;

const idsIn = (documents: readonly HomeDocument[], name: string): Set<string | undefined> =>
  new Set(
    documents
      .flatMap(({ sections }) => sections.flatMap((item) => [item, ...(item.sections ?? [])]))
      .flatMap((item) => (item.name === name ? [item.id] : [])),
  );

/** The least number from 2 on by which no item of that name is known anywhere. */
const numberFor = (documents: readonly HomeDocument[], name: string): number => {
  const taken = idsIn(documents, name);
  let number = 2;
  while (taken.has(`no${number}`)) number += 1;
  return number;
};

/** A further item that shows the same section as another one; a group holds the same as that. */
const itemLike = (item: Item, number: number): Item => {
  const { name, title, sections } = item;
  const end = ` ${number}`;
  return {
    ...{ name, id: `no${number}`, open: true },
    title: hasTitle(item) ? (title || name).slice(0, LONGEST - end.length) + end : '',
    ...(sections && { sections }),
  };
};

/**
 * Puts the same section on the page once more, behind the item of that key. `known`: the documents in which
 * its id must not be taken; `key`: that of the new item.
 */
export const anotherItem = (
  known: readonly HomeDocument[],
  item: Item,
): { key: string; edit: Edit } => {
  const fresh = itemLike(item, numberFor(known, item.name));
  const beside = sectionKey(item);
  return {
    key: sectionKey(fresh),
    edit: (document) => ({
      ...document,
      sections: document.sections.flatMap((each) =>
        sectionKey(each) === beside ? [each, fresh] : [each],
      ),
    }),
  };
};
