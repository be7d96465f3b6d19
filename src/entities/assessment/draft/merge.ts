import { type Answers, valuesOf } from '#schemas/assessment/question.ts';
import { severalLines } from '#schemas/text/tidy-text.ts';
import { storedAddress } from '#schemas/upload/address.ts';

/**
 * Answers that the server has not confirmed, by question: the newest values here, the server's values
 * before them, and values sent without a reply. `version`: the draft version they are based on.
 */
export type PendingAnswers = {
  version: number;
  answers: Answers;
  bases: Answers;
  sent: Readonly<Record<string, readonly (readonly string[])[]>>;
};

/**
 * `same`: the server has the value; `theirs`: the value may have arrived, and another device has changed it
 * since; `ours`: it still has to be sent; `over`: it has to be sent and overwrites another device's value.
 */
export type MergeVerdict = 'same' | 'theirs' | 'ours' | 'over';

const stored = (value = ''): string => storedAddress(severalLines(value));

/** Compares as the server stores answers, which it tidies. */
export const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => stored(value) === stored(other[at]));

export const alikeAnswers = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((id) => alike(valuesOf(one, id), valuesOf(other, id)));

const judged = (
  pending: PendingAnswers,
  question: string,
  theirs: Answers,
  moved: boolean,
): MergeVerdict => {
  const own = valuesOf(pending.answers, question);
  const now = valuesOf(theirs, question);
  if (alike(own, now)) return 'same';
  if (!moved || alike(now, valuesOf(pending.bases, question))) return 'ours';
  const sent = pending.sent[question] ?? [];
  if (sent.some((values) => alike(values, now))) return 'ours';
  return sent.some((values) => alike(values, own)) ? 'theirs' : 'over';
};

export const judgePending = (
  pending: PendingAnswers,
  theirs: Answers,
  version: number,
): Map<string, MergeVerdict> =>
  new Map(
    Object.keys(pending.answers).map((question) => [
      question,
      judged(pending, question, theirs, version !== pending.version),
    ]),
  );

export const pick = <T>(
  from: Readonly<Record<string, T>>,
  wanted: (question: string) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(from).filter(([question]) => wanted(question)));
