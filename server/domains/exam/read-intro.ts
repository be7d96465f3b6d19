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
const mostPoints = ({ draw }: PaperRow, questions: readonly QuestionRow[]): number => {
  if (draw === 0 || questions.length <= draw) return fullOf(questions, true);
  const dearest = questions.toSorted((one, other) => other.points - one.points).slice(0, draw);
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
  const paperQuestions = doing ? drawnOf(all, doing) : all;
  const saved = doing ? storedAttemptAnswers({ questions: paperQuestions, attempt: doing }) : {};
  const progress = progressOf(toQuestions(paperQuestions), saved);
  const questions = doing || row.draw === 0 ? progress.total : Math.min(row.draw, all.length);
  return {
    ...toRow(row, tried, { doing, newest: submitted[0], sent: submitted.length }, { gate, now }),
    purpose: row.purpose,
    privacy: row.privacy,
    questions,
    spoken: paperQuestions.filter(({ kind }) => kind === 'voice').length,
    answered: progress.answered,
    most: mostPoints(row, paperQuestions),
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
