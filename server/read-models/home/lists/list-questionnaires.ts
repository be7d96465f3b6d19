import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { questionnaire } from '../../../db/tables/questionnaire.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { type Asked, placedPage, shown } from '../queries.ts';

const toQuestionnaire = (row: typeof questionnaire.$inferSelect) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  endTime: row.endAt?.getTime() ?? null,
});

const onShelf = shown(questionnaire.published, eq(questionnaire.kind, 'questionnaire'));

export const countHomeQuestionnaires = (db: Database) => db.$count(questionnaire, onShelf);

export const listHomeQuestionnaires = ({ db }: SharedContext, asked: Asked) =>
  placedPage(db, questionnaire, {
    filter: onShelf,
    asked,
    to: toQuestionnaire,
  });
