import { fitAnswers } from '../../../../schemas/assessment/fit.ts';
import {
  type Answer,
  type Answers,
  answersOf,
  valuesOf,
} from '../../../../schemas/assessment/question.ts';
import { assessmentRefusals } from '../../../../schemas/assessment/refusals.ts';
import { severalLines } from '../../../../schemas/tidy-text.ts';
import type { Database } from '../../../db/database.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { ownPictures } from '../../../platform/storage/own-uploads.ts';
import type { Wechat } from '../../../platform/wechat/wechat.ts';
import { toQuestions } from '../papers.ts';
import type { AskedRow } from '../rows.ts';
import type { Locked } from './locked.ts';

const MOST_VALUES = 50;

/** The most values that an answer may have: enough for all options, or for all rows. */
const mostOf = ({ options, rows }: AskedRow): number =>
  Math.max(MOST_VALUES, options.length, rows.length);

/** Answers to this paper's own questions. Refuses `answersInvalid`. */
export const readAnswers = ({ asked }: Locked, list: readonly Answer[]): Answers => {
  const known = new Map(asked.map((each) => [String(each.id), mostOf(each)]));
  const fits = list.every(({ question, values }) => values.length <= (known.get(question) ?? -1));
  if (!fits) throw new RefusedError(assessmentRefusals.answersInvalid);
  return answersOf(list.map((each) => ({ ...each, values: each.values.map(severalLines) })));
};

/** The answers without pictures that are not the member's own. */
export const withOwnPictures = async (
  tx: Database,
  { simulated }: Pick<Wechat, 'simulated'>,
  { asked, attempt: { memberId } }: Locked,
  answers: Answers,
): Promise<Answers> => {
  const ids = asked.filter(({ kind }) => kind === 'upload').map(({ id }) => String(id));
  const given = ids.flatMap((id) => valuesOf(answers, id));
  if (given.length === 0) return answers;
  const own = await ownPictures(tx, { memberId, simulated }, given);
  const pictures = ids.map((id) => [id, valuesOf(answers, id).filter((each) => own.has(each))]);
  return { ...answers, ...Object.fromEntries(pictures) };
};

/** The stored answers of an attempt, without those whose question has changed. */
export const keptAttemptAnswers = ({
  asked,
  attempt: { answers },
}: Pick<Locked, 'asked' | 'attempt'>) => fitAnswers(toQuestions(asked), answers);
