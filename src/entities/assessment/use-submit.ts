import { useState } from 'react';
import { type Answers, answerList } from '#schemas/assessment/question.ts';
import { answersOnPath } from '#schemas/assessment/question-path.ts';
import { sameAnswers } from '#schemas/assessment/same-answers.ts';
import type { Failed } from '#src/platform/calls/answered.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import type { OpenPaper } from './draft/open-draft.ts';
import type { DraftSync } from './draft/sync.ts';
import type { PaperCalls } from './paper-calls.ts';
import { isFinal, type PaperRefusal, type Refused } from './refusals.ts';

const NOT_SENT = '提交没有成功，答案还在，请稍后再试';

/** Adds that nothing is lost where the member may try again. */
const failureOf = ({ refusal: name, message }: Failed<PaperRefusal>): Refused => {
  const refused: Refused = { name, message: message || NOT_SENT };
  if (!message || isFinal(refused)) return refused;
  return { name, message: `${message}。答案还在，可以再交一次` };
};

type Sends = Pick<PaperCalls, 'submit' | 'resultOf' | 'sentWords'>;

export const useSubmit = (
  { attempt, questions }: Pick<OpenPaper, 'attempt' | 'questions'>,
  sync: DraftSync,
  calls: Sends,
) => {
  const here = useHere();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refused>();

  const current = (): Answers => answersOnPath(questions, sync.store.get().answers);

  const send = async (): Promise<void> => {
    const answers = current();
    const sent = { attempt, version: sync.version(), answers: answerList(answers) };
    const answer = await calls.submit(sent);
    if (answer.ok) {
      sync.end();
      // a member who has left the page stays there, and finds the paper in the list of sent ones
      if (!here()) return showToast(calls.sentWords);
      // `replace`: the way back must not lead into a paper that was sent
      navigate(calls.resultOf(answer.data.outcome), { replace: true });
      return;
    }
    // the newer draft may come from this device's own save whose reply was lost: try once more
    if (
      answer.refusal === 'draftNewer' &&
      (await sync.refresh()) &&
      sameAnswers(answers, current())
    )
      return send();
    if (!here()) showToast(NOT_SENT);
    setFailure(failureOf(answer));
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    // a save under way would reach the server after the paper was sent
    await sync.flush();
    await send();
    setBusy(false);
  };
  return { submit, busy, failure };
};
