import { eq } from 'drizzle-orm';
import type { saveSynonyms as endpoint } from '#schemas/search/desk-endpoints.ts';
import { searchRefusals } from '#schemas/search/refusals.ts';
import { searchSynonym } from '../../../db/tables/search.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';

/** Refuses `noSuchSynonym`. */
export const saveSynonyms: Verb<typeof endpoint> = async (
  { db, operator: who, now },
  { id, words },
) => {
  const row = { words, updatedAt: new Date(now) };
  const [saved] =
    id === null
      ? await db.insert(searchSynonym).values(row).returning()
      : await db.update(searchSynonym).set(row).where(eq(searchSynonym.id, id)).returning();
  if (!saved) throw new RefusedError(searchRefusals.noSuchSynonym);
  const text = `${id === null ? '新增' : '修改'}同义词 ${words.join('、')}`;
  await writeAudit(db, { who, action: 'synonyms', text, now });
  return { id: saved.id };
};
