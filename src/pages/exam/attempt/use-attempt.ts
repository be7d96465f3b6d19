import { useEffect, useState } from 'react';
import { faultsOf } from '#schemas/assessment/judge.ts';
import { isBlank, valuesOf } from '#schemas/assessment/question.ts';
import { questionPath } from '#schemas/assessment/question-path.ts';
import { useDraft } from '#src/entities/assessment/draft/use-draft.ts';
import { isEnded, isFinal, type Refused } from '#src/entities/assessment/refusals.ts';
import { useEnd } from '#src/entities/assessment/use-end.ts';
import { useSubmit } from '#src/entities/assessment/use-submit.ts';
import { useStore } from '#src/platform/storage/store.ts';
import type { RunningExam } from './running.ts';
import { useLeaves } from './use-leaves.ts';

export const useAttempt = (exam: RunningExam) => {
  const { paper, sync, calls } = exam;
  const draft = useDraft(sync);
  const { submit, busy, failure } = useSubmit(paper, sync, calls);
  const { end, locked, over } = useEnd(sync, submit);
  const leaves = useLeaves(exam);
  const progress = useStore(exam.progress);
  const [read, setRead] = useState<Refused>();
  const { answers } = draft;
  const faults = faultsOf(paper.questions, answers);
  const questions = questionPath(paper.questions, answers).map((question, at) => ({
    question,
    number: at + 1,
    isAnswered: !isBlank(valuesOf(answers, question.id)),
    isMarked: progress.marks.includes(question.id),
    fault: faults.find((each) => each.question === question.id)?.fault,
  }));
  const refusal = draft.refusal ?? (failure && isFinal(failure) ? failure : undefined);
  const ended = refusal !== undefined && isEnded(refusal);
  useEffect(() => {
    if (ended) exam.end();
  }, [ended, exam]);
  return {
    ...{ exam, draft, questions, progress, submit, busy, failure, end, locked, over, leaves },
    refusal: busy || refusal === read ? undefined : refusal,
    onRead: () => setRead(refusal),
    answered: questions.filter(({ isAnswered }) => isAnswered).length,
  };
};

export type ShownAttempt = ReturnType<typeof useAttempt>;
export type ShownQuestion = ShownAttempt['questions'][number];
