import { progressOf } from '#schemas/assessment/question-path.ts';
import type { examIntro as endpoint } from '#schemas/exam/endpoints.ts';
import {
  drawnOf,
  fullOf,
  LEAVE_GRACE,
  type PaperRow,
  paperOf,
  type QuestionRow,
  settledAttempts,
  storedAttemptAnswers,
  toQuestions,
  triedOf,
} from '../../libraries/assessment/index.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { examGates } from './gate.ts';
import { exams } from './kind.ts';
import { rulesOf } from './rules.ts';
import { toRow } from './to-row.ts';

/** The most points of an attempt: where questions are still to be drawn, those with the most points. */
const mostPoints = ({ draw }: PaperRow, requested: readonly QuestionRow[]): number => {
  if (draw === 0 || requested.length <= draw) return fullOf(requested, true);
  const dearest = requested.toSorted((one, other) => other.points - one.points).slice(0, draw);
  return fullOf(
    dearest.map((each) => ({ ...each, jumps: [] })),
    true,
  );
};

export const readIntro: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const row = await paperOf(db, exams, id);
  const { questions: all, attempts } = await settledAttempts(db, exams, row, member.id, now);
  const { doing, submitted } = attempts;
  const tried = triedOf(attempts, row, now);
  const standing = { paper: row, tried, begun: doing !== undefined };
  const [gate = 'none'] = await examGates({ db, member, now }, [standing]);
  const requested = doing ? drawnOf(all, doing) : all;
  const saved = doing ? storedAttemptAnswers({ questions: requested, attempt: doing }) : {};
  const progress = progressOf(toQuestions(requested), saved);
  const questions = doing || row.draw === 0 ? progress.total : Math.min(row.draw, all.length);
  return {
    ...toRow(row, tried, { doing, newest: submitted[0], sent: submitted.length }, { gate, now }),
    purpose: row.purpose,
    privacy: row.privacy,
    questions,
    spoken: requested.filter(({ kind }) => kind === 'voice').length,
    answered: progress.answered,
    most: mostPoints(row, requested),
    asks: row.gate,
    teamSize: row.teamSize,
    triesAll: row.tries,
    triesPer: row.triesPer,
    quota: row.quota,
    shuffle: row.shuffle,
    drawn: row.draw > 0,
    maxLeave: row.maxLeave,
    leaveGrace: LEAVE_GRACE,
    showAnswers: row.showAnswers,
    rules: rulesOf(row),
  };
};
