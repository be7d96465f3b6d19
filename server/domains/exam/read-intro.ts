import { progressOf } from '#schemas/assessment/question-path.ts';
import type { examIntro as endpoint } from '#schemas/exam/endpoints.ts';
import {
  type AskedRow,
  drawnOf,
  fullOf,
  keptAttemptAnswers,
  LEAVE_GRACE,
  type PaperRow,
  paperOf,
  settledAttempts,
  toQuestions,
  triedOf,
} from '../../libraries/assessment/index.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { examGates } from './gate.ts';
import { exams } from './kind.ts';
import { rulesOf } from './rules.ts';
import { toRow } from './to-row.ts';

/** The most that the questions of an attempt bring; of a draw that is to come, its dearest ones. */
const mostPoints = ({ draw }: PaperRow, asked: readonly AskedRow[]): number => {
  if (draw === 0 || asked.length <= draw) return fullOf(asked, true);
  const dearest = asked.toSorted((one, other) => other.points - one.points).slice(0, draw);
  return fullOf(
    dearest.map((each) => ({ ...each, jumps: [] })),
    true,
  );
};

/** An exam's introduction, with its rules, and whether and where the member may continue. */
export const readIntro: Verb<typeof endpoint> = async ({ db, member, now }, { id }) => {
  const row = await paperOf(db, exams, id);
  const { asked: all, attempts } = await settledAttempts(db, exams, row, member.id, now);
  const { doing, submitted } = attempts;
  const tried = triedOf(attempts, row, now);
  const standing = { paper: row, tried, begun: doing !== undefined };
  const [gate = 'none'] = await examGates({ db, member, now }, [standing]);
  const asked = doing ? drawnOf(all, doing) : all;
  const kept = doing ? keptAttemptAnswers({ asked, attempt: doing }) : {};
  const progress = progressOf(toQuestions(asked), kept);
  const questions = doing || row.draw === 0 ? progress.asked : Math.min(row.draw, all.length);
  return {
    ...toRow(row, tried, { doing, newest: submitted[0], sent: submitted.length }, { gate, now }),
    purpose: row.purpose,
    privacy: row.privacy,
    questions,
    spoken: asked.filter(({ kind }) => kind === 'voice').length,
    answered: progress.answered,
    most: mostPoints(row, asked),
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
