import type { Database } from '#server/db/database.ts';
import { question, questionnaire } from '#server/db/tables/questionnaire.ts';

export type PaperQuestion = Omit<typeof question.$inferInsert, 'questionnaireId' | 'position'>;
export type Own = Partial<typeof questionnaire.$inferInsert>;

/** A questionnaire of these questions, behind all others; gives its id. */
export const publishQuestionnaire = async (
  db: Database,
  own: Own,
  requests: readonly PaperQuestion[],
): Promise<number> => {
  const [row] = await db
    .insert(questionnaire)
    .values({ title: '问卷', position: 900, ...own })
    .returning();
  if (!row) throw new Error('not inserted');
  const rows = requests.map((each, position) => ({ ...each, questionnaireId: row.id, position }));
  await db.insert(question).values(rows);
  return row.id;
};
