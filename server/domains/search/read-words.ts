import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { searchSynonym } from '../../db/tables/search.ts';
import { foldText } from './keyword.ts';
import { type Word, wordsOf } from './words.ts';

const MOST_GROUPS = 20;

/** The words of a keyword as `readKeyword` returns it, with operators' synonyms. */
export const readWords = async (db: Database, keyword: string): Promise<readonly Word[]> => {
  if (keyword === '') return [];
  const groups = await db
    .select({ words: searchSynonym.words })
    .from(searchSynonym)
    .where(
      sql`exists (select from unnest(${searchSynonym.words}) as term
        where position(search_text(term) in ${keyword}) > 0)`,
    )
    .orderBy(asc(searchSynonym.id))
    .limit(MOST_GROUPS);
  return wordsOf(
    keyword,
    groups.map(({ words }) => words.map(foldText)),
  );
};
