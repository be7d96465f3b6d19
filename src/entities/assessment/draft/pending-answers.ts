import type { Answers } from '#schemas/assessment/question.ts';
import { alike, judgePending, type MergeVerdict, type PendingAnswers, pick } from './merge.ts';

const REMEMBERED = 3;

export type Sending = Pick<PendingAnswers, 'answers' | 'sent'>;

const isWanted = (verdict: MergeVerdict | undefined): boolean =>
  verdict === 'ours' || verdict === 'over';

/**
 * Holds the answers that the server has not confirmed. `answers` and `version`: the server's latest;
 * `before`: left by an earlier visit.
 */
export const createPending = (
  begin: { version: number; answers: Answers },
  before?: PendingAnswers,
) => {
  let { version, answers: known } = begin;
  const verdicts = before ? judgePending(before, known, version) : new Map<string, MergeVerdict>();
  const isLeft = (question: string): boolean => isWanted(verdicts.get(question));
  let changed: Answers = pick(before?.answers ?? {}, isLeft);
  // where the server's version has changed, `judgePending` has just judged the sent values
  let sent: PendingAnswers['sent'] = before?.version === version ? pick(before.sent, isLeft) : {};
  const isChanged = (question: string): boolean => question in changed;

  return {
    version: () => version,
    answers: () => changed,
    isDone: () => Object.keys(changed).length === 0,
    isOver: [...verdicts.values()].includes('over'),
    all: (): PendingAnswers => ({
      version,
      answers: changed,
      bases: pick(known, isChanged),
      sent: pick(sent, isChanged),
    }),
    change: (question: string, values: readonly string[]): void => {
      changed = { ...changed, [question]: values };
    },
    /** Records the answers as sent before they are, since the server's reply may be lost. */
    send: (): Sending => {
      const sending = { answers: changed, sent };
      const values = Object.entries(changed).map(([question, own]) => {
        const earlier = (sent[question] ?? []).filter((each) => !alike(each, own));
        return [question, [...earlier, own].slice(-REMEMBERED)] as const;
      });
      sent = { ...sent, ...Object.fromEntries(values) };
      return sending;
    },
    /** After a successful save; `theirs`: the server's answers now. */
    taken: (sending: Sending, theirs: Answers, newest: number): void => {
      changed = pick(changed, (question) => changed[question] !== sending.answers[question]);
      sent = {};
      known = theirs;
      version = newest;
    },
    /** After a refusal because another device was faster; returns both devices' answers merged. */
    merge: (sending: Sending, theirs: Answers, newest: number): Answers => {
      // an earlier attempt whose reply was lost may have saved the refused values
      const pending = { version, answers: changed, bases: known, sent: sending.sent };
      const judged = judgePending(pending, theirs, newest);
      const both = { ...theirs, ...pick(changed, (question) => judged.get(question) !== 'theirs') };
      changed = pick(changed, (question) => isWanted(judged.get(question)));
      sent = {};
      known = theirs;
      version = newest;
      return both;
    },
    forget: (): void => {
      changed = {};
    },
  };
};
