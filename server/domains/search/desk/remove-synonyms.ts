import { eq } from 'drizzle-orm';
import type { removeSynonyms as endpoint } from '#schemas/search/desk-endpoints.ts';
import { searchSynonym } from '../../../db/tables/search.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';

export const removeSynonyms: Verb<typeof endpoint> = async ({ db, operator: who, now }, { id }) => {
  const [removed] = await db.delete(searchSynonym).where(eq(searchSynonym.id, id)).returning();
  if (!removed) return {};
  const text = `删除同义词 ${removed.words.join('、')}`;
  await writeAudit(db, { who, action: 'synonyms', text, now });
  return {};
};
