import { useEffect, useState } from 'react';
import { fitAnswers } from '../../../../../schemas/assessment/fit.ts';
import { answersOf } from '../../../../../schemas/assessment/question.ts';
import { type Paper, saveQuestionnaire } from '../../../../../schemas/questionnaire/endpoints.ts';
import { onPageHide, onVisible } from '../../../../platform/screen/page-events.ts';
import { useStore } from '../../../../platform/storage/store.ts';
import { change } from '../../../../platform/writing/change.ts';
import { isEnded } from '../refusals.ts';
import { keptPaperAnswers } from './kept-answers.ts';
import type { PendingAnswers } from './merge.ts';
import { createDraftSync, type DraftSync } from './sync.ts';

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Pending answers that still fit the questions, which editors may have changed. */
const fitting = (questions: Paper['questions'], pending: PendingAnswers | undefined) =>
  pending && {
    ...pending,
    answers: fitAnswers(questions, pending.answers),
    bases: fitAnswers(questions, pending.bases),
  };

const open = ({ attempt, version, deadline, left, answers, questions }: Paper): DraftSync => {
  const phone = keptPaperAnswers(attempt);
  return createDraftSync(
    {
      save: (base, list) =>
        change(saveQuestionnaire, { attempt, version: base, answers: [...list] }),
      keep: phone.keep,
      later,
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

/**
 * The draft of a paper while it is answered. Unsent answers are sent when the page is left, and a
 * member who returns to the page gets the newest draft and the time that is left.
 */
export const useDraft = (paper: Paper) => {
  const [sync] = useState(() => open(paper));
  useEffect(() => {
    const send = () => void sync.flush();
    const show = (visible: boolean) => {
      if (visible) void sync.refresh();
      else send();
    };
    const hold = (event: BeforeUnloadEvent) => {
      const { state, outlasts } = sync.store.get();
      if (state !== 'synced' && !outlasts) event.preventDefault();
    };
    sync.start();
    addEventListener('online', send);
    addEventListener('beforeunload', hold);
    const deaf = [onVisible(show), onPageHide(send)];
    return () => {
      removeEventListener('online', send);
      removeEventListener('beforeunload', hold);
      for (const stopListening of deaf) stopListening();
      send();
      sync.stop();
    };
  }, [sync]);
  const draft = useStore(sync.store);
  const over = draft.refusal !== undefined && isEnded(draft.refusal);
  useEffect(() => {
    if (over) sync.end();
  }, [sync, over]);
  return { ...draft, sync };
};
