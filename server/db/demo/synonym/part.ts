import { searchSynonym } from '../../tables/search.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { demoSynonyms } from './synonyms.ts';

export const part: DemoPart = {
  name: 'synonym',
  rank: 75,
  insert: async (db) => {
    await db.insert(searchSynonym).values(demoSynonyms.map((words) => ({ words: [...words] })));
  },
  isFilled: holding(searchSynonym),
};
