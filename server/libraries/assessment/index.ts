export { storedAttemptAnswers } from './attempt/answers.ts';
export {
  type AttemptSummary,
  attemptStateOf,
  gateOf,
  standingsOf,
  triedOf,
} from './attempt/attempts.ts';
export { outcomeOf } from './attempt/close.ts';
export { type Markable, markableOf } from './attempt/markable.ts';
export { fullAmong, isFull, seatsOfOthers } from './attempt/seats.ts';
export { settledAttempts } from './attempt/settled-attempts.ts';
export { attemptEnd, leftUntil } from './attempt/time.ts';
export type { BadgeRule } from './badges.ts';
export { bestScoreIn, hasPassedIn } from './best.ts';
export { drawFor } from './draw.ts';
export { assessmentJobs } from './jobs.ts';
export type { Kind, Standing } from './kind.ts';
export { drawnOf, paperOf, toPaperRow, toQuestions } from './papers.ts';
export { onQuestion, paperAnswered, paperPlayed, paperTeamed, teamedSize } from './references.ts';
export { answeredWords, rightWords } from './reviewed.ts';
export type { Attempt, Locked, PaperRow, QuestionRow } from './rows.ts';
export { answeredOn, fullOf, hasRight, isRight } from './score.ts';
export { LEAVE_GRACE, leave } from './verbs/leave.ts';
export { correctMark, type Marked, markAttempt } from './verbs/mark.ts';
export { readAchievement } from './verbs/read-achievement.ts';
export { ownRankOf, readRanking, shownTo } from './verbs/read-ranking.ts';
export { findResult, listResults, readResult } from './verbs/read-results.ts';
export { save } from './verbs/save.ts';
export { readRunning, startAttempt } from './verbs/start.ts';
export { submit } from './verbs/submit.ts';
