import type { HomeDocument } from '../../../../schemas/publication/home-document.ts';
import { sectionKey } from '../../../../schemas/publication/section-item.ts';
import type { Edit } from '../../draft-editor/edits.ts';
import type { PageName } from '../document/page-text.ts';
import { hasTitleOn, itemsOf, type PageItem, pagePart } from './pages/page-items.ts';

/** The longest title. */
const LONGEST = 20;

const idsIn = (
  documents: readonly HomeDocument[],
  page: PageName,
  name: string,
): Set<string | undefined> =>
  new Set(
    documents
      .flatMap((document) =>
        itemsOf(document, page).flatMap((item) => [item, ...(item.sections ?? [])]),
      )
      .flatMap((item) => (item.name === name ? [item.id] : [])),
  );

/** The least number from 2 on by which no item of that name is known anywhere. */
const numberFor = (documents: readonly HomeDocument[], page: PageName, name: string): number => {
  const taken = idsIn(documents, page, name);
  let number = 2;
  while (taken.has(`no${number}`)) number += 1;
  return number;
};

/** The title of a further item, which is its own. */
const titleLike = ({ name, title }: PageItem, number: number): string => {
  const end = ` ${number}`;
  return (title || name).slice(0, LONGEST - end.length) + end;
};

/**
 * Puts the same section on the page once more, behind the item of that key: a group holds the same, and what
 * stands on a tab stands on the same one. `known`: the documents in which its id must not be taken; `key`:
 * that of the new item.
 */
export const anotherItem = (
  known: readonly HomeDocument[],
  item: PageItem,
  page: PageName = 'ordered',
): { key: string; edit: Edit } => {
  const number = numberFor(known, page, item.name);
  const { name, sections, tab, subTab } = item;
  const id = `no${number}`;
  const fields = {
    ...{ name, id },
    ...(page === 'ordered' && { open: true }),
    title: hasTitleOn(page, item) ? titleLike(item, number) : '',
    ...(tab && { tab }),
    ...(subTab && { subTab }),
    ...(sections && { sections: JSON.stringify(sections) }),
  };
  const [key, beside] = [sectionKey({ name, id }), sectionKey(item)];
  const part = pagePart(page);
  return {
    key,
    edit: (document) =>
      part.write(
        document,
        new Map(
          [...part.read(document)].flatMap((each) =>
            each[0] === beside ? [each, [key, fields] as const] : [each],
          ),
        ),
      ),
  };
};
