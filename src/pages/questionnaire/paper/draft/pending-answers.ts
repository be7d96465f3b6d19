import type { Answers } from '../../../../../schemas/assessment/question.ts';
import { alike, judgePending, type Pending, pick, type Verdict } from './merge.ts';

/** As many unanswered sendings of an answer are remembered. */
const REMEMBERED = 3;

/** What was being sent, and what had been sent in vain before. */
export type Sending = Pick<Pending, 'answers' | 'sent'>;

const isWanted = (verdict: Verdict | undefined): boolean =>
  verdict === 'ours' || verdict === 'over';

/**
 * What the server is not known to have. `answers` and `version`: as it said last; `before`: what an
 * earlier visit has left.
 */
export const createPending = (begin: { version: number; answers: Answers }, before?: Pending) => {
  let { version, answers: known } = begin;
  const verdicts = before ? judgePending(before, known, version) : new Map<string, Verdict>();
  const isLeft = (question: string): boolean => isWanted(verdicts.get(question));
  let changed: Answers = pick(before?.answers ?? {}, isLeft);
  // where the server's version has changed, `judgePending` has just judged what was sent
  let sent: Pending['sent'] = before?.version === version ? pick(before.sent, isLeft) : {};
  const isChanged = (question: string): boolean => question in changed;

  return {
    version: () => version,
    answers: () => changed,
    isDone: () => Object.keys(changed).length === 0,
    /** Something of it stands over what another device has said. */
    isOver: [...verdicts.values()].includes('over'),
    all: (): Pending => ({
      version,
      answers: changed,
      bases: pick(known, isChanged),
      sent: pick(sent, isChanged),
    }),
    change: (question: string, values: readonly string[]): void => {
      changed = { ...changed, [question]: values };
    },
    /** Noted before it is sent, since nobody knows whether the answer will be heard. */
    send: (): Sending => {
      const sending = { answers: changed, sent };
      const values = Object.entries(changed).map(([question, own]) => {
        const earlier = (sent[question] ?? []).filter((each) => !alike(each, own));
        return [question, [...earlier, own].slice(-REMEMBERED)] as const;
      });
      sent = { ...sent, ...Object.fromEntries(values) };
      return sending;
    },
    /** It was taken: the server now says this. */
    taken: (sending: Sending, theirs: Answers, newest: number): void => {
      changed = pick(changed, (question) => changed[question] !== sending.answers[question]);
      sent = {};
      known = theirs;
      version = newest;
    },
    /** It was not taken, since another device was faster; gives what both say together. */
    merge: (sending: Sending, theirs: Answers, newest: number): Answers => {
      // what is refused now may have been taken by an earlier attempt whose answer was lost
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
