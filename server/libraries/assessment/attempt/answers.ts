import { fitAnswers } from '#schemas/assessment/fit.ts';
import { isRecording } from '#schemas/assessment/judge.ts';
import {
  type Answer,
  type Answers,
  answerList,
  answersOf,
  valuesOf,
} from '#schemas/assessment/question.ts';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import { severalLines } from '#schemas/text/tidy-text.ts';
import { storedAddress } from '#schemas/upload/address.ts';
import type { Database } from '../../../db/database.ts';
import type { Secret } from '../../../platform/auth/secret.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { ownPictures } from '../../../platform/storage/own-uploads.ts';
import type { Wechat } from '../../../platform/wechat/wechat.ts';
import { signedForOwner } from '../../upload/index.ts';
import { toQuestions } from '../papers.ts';
import type { Locked, QuestionRow } from '../rows.ts';

const MOST_VALUES = 50;

/** The most values that an answer may have: enough for all options, or for all rows. */
const mostOf = ({ options, rows }: QuestionRow): number =>
  Math.max(MOST_VALUES, options.length, rows.length);

const takesFiles = ({ kind }: QuestionRow): boolean => kind === 'upload' || kind === 'voice';

const withPictures = (
  questions: readonly QuestionRow[],
  answers: Answers,
  change: (values: readonly string[]) => readonly string[],
): Answers => {
  const ids = questions.filter(takesFiles).map(({ id }) => String(id));
  const given = ids.filter((id) => valuesOf(answers, id).length > 0);
  const changed = given.map((id) => [id, change(valuesOf(answers, id))]);
  return { ...answers, ...Object.fromEntries(changed) };
};

/** Answers as their member sees them: pictures open for some minutes. */
export const shownAttemptAnswers = (
  secret: Secret,
  context: Context,
  { questions }: Pick<Locked, 'questions'>,
  answers: Answers,
): Answer[] => {
  const signed = signedForOwner(secret, context);
  return answerList(withPictures(questions, answers, (values) => values.map(signed)));
};

/** Answers to this attempt's own questions. Refuses `answersInvalid`, `answersNotDrawn`. */
export const readAnswers = ({ questions, all }: Locked, list: readonly Answer[]): Answers => {
  const known = new Map(questions.map((each) => [String(each.id), mostOf(each)]));
  const undrawn = new Set(all.map(({ id }) => String(id)).filter((id) => !known.has(id)));
  if (list.some(({ question }) => undrawn.has(question)))
    throw new RefusedError(assessmentRefusals.answersNotDrawn);
  const fits = list.every(({ question, values }) => values.length <= (known.get(question) ?? -1));
  if (!fits) throw new RefusedError(assessmentRefusals.answersInvalid);
  const tidied = answersOf(
    list.map((each) => ({ ...each, values: each.values.map(severalLines) })),
  );
  return withPictures(questions, tidied, (values) => values.map(storedAddress));
};

/** The answers without pictures that are not the member's own. */
export const withOwnPictures = async (
  tx: Database,
  { simulated }: Pick<Wechat, 'simulated'>,
  { questions, attempt: { memberId } }: Locked,
  answers: Answers,
): Promise<Answers> => {
  const uploads = questions.filter(takesFiles);
  const given = uploads.flatMap(({ id }) => valuesOf(answers, String(id)));
  if (given.length === 0) return answers;
  const own = await ownPictures(tx, { memberId, simulated }, given);
  // a recording is its address and its seconds
  const isOwnRecording = (values: readonly string[]) =>
    isRecording(values) && own.has(values[0] ?? '');
  return withPictures(questions, answers, (values) =>
    isOwnRecording(values) ? values : values.filter((each) => own.has(each)),
  );
};

/** The stored answers of an attempt, without those whose question has changed. */
export const storedAttemptAnswers = ({
  questions,
  attempt: { answers },
}: Pick<Locked, 'questions' | 'attempt'>) => fitAnswers(toQuestions(questions), answers);
