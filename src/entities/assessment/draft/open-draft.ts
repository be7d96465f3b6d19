import { fitAnswers } from '#schemas/assessment/fit.ts';
import { type Answer, answersOf, type Question } from '#schemas/assessment/question.ts';
import type { PaperCalls, Time } from '../paper-calls.ts';
import type { PendingAnswers } from './merge.ts';
import { savedPaperAnswers } from './saved-answers.ts';
import { createDraftSync, type DraftSync } from './sync.ts';

export type OpenPaper = {
  attempt: string;
  version: number;
  questions: readonly Question[];
  answers: readonly Answer[];
} & Time;

const defer = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Editors may have changed the questions meanwhile. */
const fitting = (questions: OpenPaper['questions'], pending: PendingAnswers | undefined) =>
  pending && {
    ...pending,
    answers: fitAnswers(questions, pending.answers),
    bases: fitAnswers(questions, pending.bases),
  };

export const openDraft = (
  { attempt, version, deadline, left, answers, questions }: OpenPaper,
  save: PaperCalls['save'],
): DraftSync => {
  const phone = savedPaperAnswers(attempt);
  return createDraftSync(
    {
      save: (base, list) => save({ attempt, version: base, answers: [...list] }),
      keep: phone.keep,
      defer,
    },
    {
      version,
      deadline,
      left,
      answers: fitAnswers(questions, answersOf(answers)),
      pending: fitting(questions, phone.read()),
    },
  );
};
