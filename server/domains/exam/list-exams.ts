import { and, asc, desc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type {
  ExamTab,
  myExams as endpoint,
  spokenExams as spokenEndpoint,
} from '#schemas/exam/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { attempt, questionnaire } from '../../db/tables/questionnaire.ts';
import { type Attempt, type PaperRow, triedOf } from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { examGates } from './gate.ts';
import { exams } from './kind.ts';
import { toRow } from './to-row.ts';

// raw SQL, since a drizzle select of one table omits table names and both tables have an `id`
const has = (memberId: number, condition: SQL) =>
  sql`exists (select 1 from attempt where attempt.questionnaire_id = questionnaire.id
    and attempt.member_id = ${memberId} and ${condition})`;

type Asking = { db: Database; member: Member; now: number };

const standingIn = (all: readonly Attempt[], paper: PaperRow, now: number) => {
  const tries = all.filter(({ questionnaireId }) => questionnaireId === paper.id);
  const doing = tries.find(({ submittedAt }) => submittedAt === null);
  const submitted = tries.filter(({ submittedAt }) => submittedAt !== null);
  const tried = triedOf({ doing, submitted }, paper, now);
  const own = { doing, newest: submitted[0], sent: submitted.length };
  return { paper, tried, begun: doing !== undefined, own };
};

const pageOfExams = async (
  asking: Asking,
  { filter: own, page }: { filter: SQL | undefined; page: number },
) => {
  const { db, member } = asking;
  const filter = and(eq(questionnaire.kind, exams.name), eq(questionnaire.published, true), own);
  const { rows: papers, pageCount } = await selectTablePage(db, questionnaire, {
    where: filter,
    orderBy: [asc(questionnaire.position), asc(questionnaire.id)],
    page,
  });
  const ids = papers.map(({ id }) => id);
  const all = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.memberId, member.id), inArray(attempt.questionnaireId, ids)))
    .orderBy(desc(attempt.submittedAt), desc(attempt.id));
  const { now } = asking;
  const standings = papers.map((paper) => standingIn(all, paper, now));
  const gates = await examGates(asking, standings);
  return {
    items: standings.map(({ paper, tried, own }, nth) =>
      toRow(paper, tried, own, { gate: gates[nth] ?? 'none', now }),
    ),
    pageCount,
  };
};

const goingAt = (now: number): SQL | undefined =>
  or(isNull(questionnaire.endAt), gt(questionnaire.endAt, new Date(now)));

export const listSpokenExams: Verb<typeof spokenEndpoint> = (context, { page }) => {
  const spoken = sql`exists (select 1 from question where question.questionnaire_id = questionnaire.id
    and question.kind = 'voice')`;
  return pageOfExams(context, { filter: and(spoken, goingAt(context.now)), page });
};

export const listExams: Verb<typeof endpoint> = (context, { tab, page }) => {
  const { member, now } = context;
  const doing = has(member.id, sql`attempt.submitted_at is null`);
  const sent = has(member.id, sql`attempt.submitted_at is not null`);
  const at = new Date(now);
  const over = lte(questionnaire.endAt, at);
  const going = goingAt(now);
  const filters: Record<ExamTab, SQL | undefined> = {
    // an attempt whose time is over is sent by whatever reads it next
    doing: and(doing, going),
    todo: and(not(doing), not(sent), going),
    done: or(over, and(not(doing), sent)),
  };
  return pageOfExams(context, { filter: filters[tab], page });
};
