import { desc, sql } from 'drizzle-orm';
import type { listSynonyms as endpoint } from '#schemas/search/desk-endpoints.ts';
import { selectTablePage } from '../../../db/select-page.ts';
import { searchSynonym } from '../../../db/tables/search.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { foldText } from '../keyword.ts';

const SIZE = 20;

/** Operators keep few rows, so no index is needed. */
const havingWord = (word: string) =>
  word === ''
    ? undefined
    : sql`exists (select from unnest(${searchSynonym.words}) as term
        where position(${foldText(word)} in search_text(term)) > 0)`;

export const listSynonyms: Verb<typeof endpoint> = async ({ db }, { word, page }) => {
  const { rows, pageCount: pages } = await selectTablePage(db, searchSynonym, {
    where: havingWord(word),
    orderBy: [desc(searchSynonym.updatedAt), desc(searchSynonym.id)],
    page,
    size: SIZE,
  });
  const items = rows.map(({ id, words, updatedAt }) => ({
    ...{ id, words, updatedAt: updatedAt.getTime() },
  }));
  return { items, pages };
};
