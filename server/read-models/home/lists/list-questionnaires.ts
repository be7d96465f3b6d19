import { eq } from 'drizzle-orm';
import { questionnaire } from '../../../db/tables/questionnaire.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { placedPage, shown } from '../queries.ts';

const toQuestionnaire = (row: typeof questionnaire.$inferSelect) => ({
  id: String(row.id),
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  participants: row.participants,
  endTime: row.endAt?.getTime() ?? null,
});

export const listHomeQuestionnaires = ({ db }: SharedContext, { page }: { page: number }) =>
  placedPage(db, questionnaire, {
    filter: shown(questionnaire.published, eq(questionnaire.kind, 'questionnaire')),
    page,
    to: toQuestionnaire,
  });
