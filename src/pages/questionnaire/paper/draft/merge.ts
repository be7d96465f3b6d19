import { type Answers, valuesOf } from '../../../../../schemas/assessment/question.ts';
import { severalLines } from '../../../../../schemas/tidy-text.ts';

/**
 * What the server is not known to have, by question: the newest values here, what it said of them
 * before, and what was sent of them without an answer. `version`: of the draft that it was made on.
 */
export type Pending = {
  version: number;
  answers: Answers;
  bases: Answers;
  sent: Readonly<Record<string, readonly (readonly string[])[]>>;
};

/**
 * `same`: the server has it; `theirs`: it may have arrived, and somebody has changed it since;
 * `ours`: it is still to be sent; `over`: the same, over what another device has said.
 */
export type Verdict = 'same' | 'theirs' | 'ours' | 'over';

/** Whether both are the same once the server has tidied them. */
export const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((value, at) => severalLines(value) === severalLines(other[at] ?? ''));

export const alikeAnswers = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((id) => alike(valuesOf(one, id), valuesOf(other, id)));

const judged = (pending: Pending, question: string, theirs: Answers, moved: boolean): Verdict => {
  const own = valuesOf(pending.answers, question);
  const now = valuesOf(theirs, question);
  if (alike(own, now)) return 'same';
  if (!moved || alike(now, valuesOf(pending.bases, question))) return 'ours';
  const sent = pending.sent[question] ?? [];
  if (sent.some((values) => alike(values, now))) return 'ours';
  return sent.some((values) => alike(values, own)) ? 'theirs' : 'over';
};

/** What becomes of what is pending where the server has these answers in this version. */
export const judgePending = (
  pending: Pending,
  theirs: Answers,
  version: number,
): Map<string, Verdict> =>
  new Map(
    Object.keys(pending.answers).map((question) => [
      question,
      judged(pending, question, theirs, version !== pending.version),
    ]),
  );

/** The values of these questions alone. */
export const pick = <T>(
  from: Readonly<Record<string, T>>,
  wanted: (question: string) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([question]) => wanted(question)));
