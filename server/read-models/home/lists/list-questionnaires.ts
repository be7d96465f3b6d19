import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { questionnaire } from '../../../db/tables/questionnaire.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { placedPage, type Query, shown } from '../queries.ts';

const toQuestionnaire = (row: typeof questionnaire.$inferSelect) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  endTime: row.endAt?.getTime() ?? null,
});

const isPublished = shown(questionnaire.published, eq(questionnaire.kind, 'questionnaire'));

export const countHomeQuestionnaires = (db: Database) => db.$count(questionnaire, isPublished);

export const listHomeQuestionnaires = ({ db }: SharedContext, query: Query) =>
  placedPage(db, questionnaire, {
    filter: isPublished,
    query,
    to: toQuestionnaire,
  });
