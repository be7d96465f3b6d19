import type { attempt, question, questionnaire } from '../../db/tables/questionnaire.ts';

export type PaperRow = typeof questionnaire.$inferSelect;
export type Attempt = typeof attempt.$inferSelect;
export type QuestionRow = typeof question.$inferSelect;

/** `questions` are those of the attempt, `all` those of the paper. */
export type Locked = {
  attempt: Attempt;
  paper: PaperRow;
  questions: QuestionRow[];
  all: QuestionRow[];
};
