import { and, countDistinct, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { attempt } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Kind } from '../kind.ts';
import type { PaperRow } from '../rows.ts';

/** How long an untouched draft holds its place, in ms. */
const HOLD = DAY;

/** A column for a query of papers; 0 for a paper without quota. */
export const seatsOfOthers = (memberId: number, now: number): SQL<number> =>
  // raw SQL, since a drizzle select of one table omits table names and both tables have an `id`
  sql`(case when questionnaire.quota = 0 then 0 else (
  select count(distinct attempt.member_id)::int from attempt
  where attempt.questionnaire_id = questionnaire.id and attempt.member_id <> ${memberId}
  and (attempt.submitted_at is not null or attempt.saved_at > ${new Date(now - HOLD)})) end)`.mapWith(
    Number,
  );

type SeatCheck = { now: number; sentOnly?: boolean };

/** Papers whose places are all taken by others: by submissions and, unless `sentOnly`, by drafts. */
export const fullAmong = async (
  db: Database,
  papers: readonly Pick<PaperRow, 'id' | 'quota'>[],
  memberId: number,
  { now, sentOnly = false }: SeatCheck,
): Promise<ReadonlySet<number>> => {
  const limited = papers.filter(({ quota }) => quota > 0);
  if (limited.length === 0) return new Set();
  const ids = limited.map(({ id }) => id);
  const sent = isNotNull(attempt.submittedAt);
  const holds = sentOnly ? sent : or(sent, gt(attempt.savedAt, new Date(now - HOLD)));
  const rows = await db
    .select({ id: attempt.questionnaireId, others: countDistinct(attempt.memberId) })
    .from(attempt)
    .where(and(inArray(attempt.questionnaireId, ids), ne(attempt.memberId, memberId), holds))
    .groupBy(attempt.questionnaireId);
  const others = new Map(rows.map((row) => [row.id, row.others]));
  const full = limited.filter(({ id, quota }) => (others.get(id) ?? 0) >= quota);
  return new Set(full.map(({ id }) => id));
};

export const isFull = async (
  db: Database,
  paper: PaperRow,
  memberId: number,
  at: SeatCheck,
): Promise<boolean> => (await fullAmong(db, [paper], memberId, at)).has(paper.id);

/** The paper must be locked. Refuses the kind's `full`. */
export const assertSeat = async (
  tx: Database,
  { refusals }: Kind,
  paper: PaperRow,
  memberId: number,
  at: SeatCheck,
): Promise<void> => {
  if (await isFull(tx, paper, memberId, at)) throw new RefusedError(refusals.full);
};
