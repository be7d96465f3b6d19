import type { questionnaire } from '../../db/tables/events.ts';
import type { attempt, question } from '../../db/tables/questionnaire.ts';

export type Paper = typeof questionnaire.$inferSelect;
export type Attempt = typeof attempt.$inferSelect;
export type Asked = typeof question.$inferSelect;
