import { categoryCoursesAddress, classifiedCoursesAddress } from '#schemas/category/addresses.ts';
import { safeAddress } from '#schemas/wire/primitives.ts';

/** A node of a tree; `tree` is the tree's key in `categoryTrees`. */
export type Chosen = { tree: string; id: string; name: string };

export const listAddress = ({ tree, id }: Chosen): string =>
  tree === 'type_department'
    ? categoryCoursesAddress({ id })
    : classifiedCoursesAddress({ id: tree, type_id: id });

/** The address of the page `asker` with the choice added; '' where that is no page of the app. */
export const chosenAddress = (asker: string, { tree, id, name }: Chosen): string => {
  const safe = safeAddress(asker);
  if (!safe.startsWith('/')) return '';
  const url = new URL(safe, 'https://app.invalid');
  for (const [key, value] of Object.entries({ tree, id, name })) url.searchParams.set(key, value);
  // a path such as `/..//elsewhere`, once resolved, can name another host
  return safeAddress(url.pathname + url.search);
};
