import type { attempt, question, questionnaire } from '../../db/tables/questionnaire.ts';

export type PaperRow = typeof questionnaire.$inferSelect;
export type Attempt = typeof attempt.$inferSelect;
export type AskedRow = typeof question.$inferSelect;
