import { useEffect, useState } from 'react';
import { type Paper, saveQuestionnaire } from '../../../schemas/api/questionnaire.ts';
import { answersOf } from '../../../schemas/questionnaire/question.ts';
import { call } from '../../platform/call.ts';
import { useStore } from '../../platform/store.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const open = ({ attempt, version, answers }: Paper): DraftSync =>
  createDraftSync(
    {
      save: (base, list) => call(saveQuestionnaire, { attempt, version: base, answers: [...list] }),
      keep: (base, changed) => keepAnswers(attempt, base, changed),
      later,
    },
    { version, answers: answersOf(answers), pending: keptAnswers(attempt) },
  );

/** The draft of a paper, kept while it is written; what is unsent is sent when the page is left. */
export const useDraft = (paper: Paper) => {
  const [sync] = useState(() => open(paper));
  useEffect(() => {
    const send = () => void sync.flush();
    addEventListener('online', send);
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('online', send);
      removeEventListener('pagehide', send);
      send();
    };
  }, [sync]);
  return { ...useStore(sync.store), sync };
};
