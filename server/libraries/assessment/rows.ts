import type { attempt, question, questionnaire } from '../../db/tables/questionnaire.ts';

export type Paper = typeof questionnaire.$inferSelect;
export type Attempt = typeof attempt.$inferSelect;
export type Asked = typeof question.$inferSelect;
