import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { assessmentRefusals } from '#schemas/assessment/refusals.ts';
import type { startPayload } from '#schemas/assessment/wire.ts';
import type { Database } from '../../../db/database.ts';
import { retryOnConflict } from '../../../db/retry-on-conflict.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { shownAttemptAnswers, storedAttemptAnswers } from '../attempt/answers.ts';
import { type Attempts, attemptsOf, gateOf, triedOf } from '../attempt/attempts.ts';
import { claimBegin, noteBegun } from '../attempt/begun.ts';
import { lockPaper } from '../attempt/locked.ts';
import { assertSeat } from '../attempt/seats.ts';
import { settledAttempts } from '../attempt/settled-attempts.ts';
import { attemptEnd, leftUntil } from '../attempt/time.ts';
import { drawFor } from '../draw.ts';
import { watchDraft } from '../jobs.ts';
import { barredBy, type Kind } from '../kind.ts';
import { drawnOf, paperOf, toQuestions } from '../papers.ts';
import type { Attempt, PaperRow, QuestionRow } from '../rows.ts';

type Beginning = { kind: Kind; member: Member; now: number };

const assertGateOpen = (
  { kind, member, now }: Beginning,
  paper: PaperRow,
  attempts: Attempts,
): void => {
  const gate = gateOf(kind, paper, triedOf(attempts, paper, now), member, now);
  if (gate === 'barred') throw new RefusedError(barredBy(kind, paper));
  if (gate !== 'none') throw new RefusedError(kind.refusals[gate]);
};

const insertDraft = async (
  tx: Database,
  { kind, member, now }: Beginning,
  paper: PaperRow,
  all: readonly QuestionRow[],
): Promise<void> => {
  const at = new Date(now);
  const deadline = paper.limitMs === null ? null : new Date(now + paper.limitMs);
  const [begun] = await tx
    .insert(attempt)
    .values({
      questionnaireId: paper.id,
      memberId: member.id,
      startedAt: at,
      savedAt: at,
      deadline,
      drawn: drawFor(paper, all),
    })
    .onConflictDoNothing()
    .returning();
  if (begun) await watchDraft(tx, kind, paper, begun, now);
};

/** A repeated request only continues its own draft. Refuses `attemptSent`, `attemptOver`. */
const assertSame = ({ doing, submitted }: Attempts, before: number): void => {
  if (doing?.id === before) return;
  const sent = submitted.some(({ id }) => id === before);
  throw new RefusedError(sent ? assessmentRefusals.attemptSent : assessmentRefusals.attemptOver);
};

/** Only one draft is begun, however many requests come at once. */
const draftOf = (
  db: Database,
  by: Beginning,
  { paper: found, all, runs }: { paper: PaperRow; all: readonly QuestionRow[]; runs: boolean },
  hash: string,
): Promise<Attempt> =>
  retryOnConflict(db, async (tx) => {
    const { kind, member, now } = by;
    const before = await claimBegin(tx, hash, now);
    const paper = await lockPaper(tx, found);
    await assertSeat(tx, kind, paper, member.id, { now });
    if (before === undefined && !runs) await kind.begins?.(tx, paper, member.id);
    if (before === undefined) await insertDraft(tx, by, paper, all);
    const attempts = await attemptsOf(tx, paper.id, member.id);
    if (before !== undefined) assertSame(attempts, before);
    // another device may have submitted the last attempt meanwhile: then this draft must not begin
    assertGateOpen(by, paper, attempts);
    if (!attempts.doing) throw new RefusedError(kind.refusals.done);
    // `savedAt` is renewed because only a member who is still at work holds a place
    if (paper.quota > 0)
      await tx
        .update(attempt)
        .set({ savedAt: new Date(now) })
        .where(eq(attempt.id, attempts.doing.id));
    if (before === undefined) await noteBegun(tx, hash, attempts.doing.id);
    return attempts.doing;
  });

type Drafted = { paper: PaperRow; all: readonly QuestionRow[]; draft: Attempt };

/** A draft as its page needs it. */
const drafted = (
  secret: Services['secret'],
  context: Context<Member>,
  { paper, all, draft }: Drafted,
) => {
  const questions = drawnOf(all, draft);
  const saved = storedAttemptAnswers({ questions, attempt: draft });
  const end = attemptEnd(paper, draft);
  return {
    attempt: String(draft.id),
    title: paper.title,
    version: draft.version,
    deadline: end,
    left: leftUntil(end, context.now),
    leaves: draft.leaves,
    questions: toQuestions(questions),
    answers: shownAttemptAnswers(secret, context, { questions }, saved),
  };
};

/**
 * Begins a paper or continues it. Refuses `attemptSent` and `attemptOver` where the attempt of the same request is no
 * draft any more, and the kind's refusals of papers that are unknown, full, done, over, not yet open or not for this
 * member.
 */
export const startAttempt =
  (kind: Kind, { secret }: Pick<Services, 'secret'>) =>
  async (context: Context<Member>, { id, key }: z.output<typeof startPayload>) => {
    const { db, member, now } = context;
    const by = { kind, member, now };
    const paper = await paperOf(db, kind, id);
    const { questions: all, attempts } = await settledAttempts(db, kind, paper, member.id, now);
    assertGateOpen(by, paper, attempts);
    const hash = secret.hash('begun', kind.name, member.id, paper.id, key);
    const draft = await draftOf(db, by, { paper, all, runs: attempts.doing !== undefined }, hash);
    return drafted(secret, context, { paper, all, draft });
  };

/** The attempt that is under way; left out where continuing it renews its place, and where the paper is closed to the member. */
export const readRunning =
  (kind: Kind, { secret }: Pick<Services, 'secret'>) =>
  async (context: Context<Member>, { id }: { id: string }) => {
    const { db, member, now } = context;
    const paper = await paperOf(db, kind, id);
    const { questions: all, attempts } = await settledAttempts(db, kind, paper, member.id, now);
    const gate = gateOf(kind, paper, triedOf(attempts, paper, now), member, now);
    const draft = attempts.doing;
    if (!draft || gate !== 'none' || paper.quota > 0) return { paper: undefined };
    return { paper: drafted(secret, context, { paper, all, draft }) };
  };
