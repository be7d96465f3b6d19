import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import { startOfDay } from '../../../platform/time/china-time.ts';
import type { Gate, Kind, Standing } from '../kind.ts';
import type { Attempt, PaperRow } from '../rows.ts';
import { GRACE } from './time.ts';

const toAttempts = (all: readonly Attempt[]) => ({
  doing: all.find(({ submittedAt }) => submittedAt === null),
  submitted: all.filter(({ submittedAt }) => submittedAt !== null),
});

/** The newest first. */
export const attemptsOf = async (db: Database, paperId: number, memberId: number) => {
  const all = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.questionnaireId, paperId), eq(attempt.memberId, memberId)))
    .orderBy(desc(attempt.submittedAt), desc(attempt.id));
  return toAttempts(all);
};

export type Attempts = ReturnType<typeof toAttempts>;

export type AttemptSummary = { doing: boolean; submitted: number; passed: boolean };

const triesSince = ({ triesPer }: Pick<PaperRow, 'triesPer'>, now: number): number =>
  triesPer === 'day' ? startOfDay(now) : 0;

export const triedOf = (
  { doing, submitted }: Attempts,
  paper: PaperRow,
  now: number,
): AttemptSummary => {
  const since = triesSince(paper, now);
  const counted = submitted.filter((each) => (each.submittedAt?.getTime() ?? 0) >= since);
  return {
    doing: doing !== undefined,
    submitted: counted.length,
    passed: counted.some(({ passed }) => passed === true),
  };
};

const isDone = ({ tries }: PaperRow, { submitted, passed }: AttemptSummary): boolean =>
  passed || submitted >= tries;

export const standingOf = (paper: PaperRow, attempts: Attempts, now: number): Standing => {
  const closed = paper.endAt !== null && paper.endAt.getTime() + GRACE <= now;
  const tried = triedOf(attempts, paper, now);
  // a draft may be submitted although another attempt was passed meanwhile
  const used = paper.triesPer === 'ever' && !tried.doing && isDone(paper, tried);
  return { closed, through: closed || used };
};

export const standingsOf = async (
  db: Database,
  memberId: number,
  papers: readonly PaperRow[],
  now: number,
): Promise<ReadonlyMap<number, Standing>> => {
  const ids = papers.map(({ id }) => id);
  const all = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.memberId, memberId), inArray(attempt.questionnaireId, ids)));
  return new Map(
    papers.map((paper) => {
      const own = all.filter(({ questionnaireId }) => questionnaireId === paper.id);
      return [paper.id, standingOf(paper, toAttempts(own), now)];
    }),
  );
};

type PaperState = 'before' | 'open' | 'doing' | 'done' | 'over';

export const attemptStateOf = (paper: PaperRow, tried: AttemptSummary, now: number): PaperState => {
  if (isDone(paper, tried)) return 'done';
  if (paper.endAt && paper.endAt.getTime() <= now) return 'over';
  if (paper.startAt && paper.startAt.getTime() > now) return 'before';
  return tried.doing ? 'doing' : 'open';
};

/** Does not check places: callers check those for new attempts. */
export const gateOf = (
  kind: Kind,
  paper: PaperRow,
  tried: AttemptSummary,
  member: Member,
  now: number,
): Gate => {
  const state = attemptStateOf(paper, tried, now);
  if (state === 'done' || state === 'over' || state === 'before') return state;
  return kind.admits(paper, member) ? 'none' : 'barred';
};
