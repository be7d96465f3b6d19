import { and, asc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { myQuestionnaires, QuestionnaireTab } from '#schemas/questionnaire/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { selectPage } from '../../db/select-page.ts';
import { questionnaire } from '../../db/tables/questionnaire.ts';
import { seatsOfOthers } from '../../libraries/assessment/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { questionnaires } from './kind.ts';
import { certificationFor } from './standing.ts';
import { toRow } from './to-row.ts';

// raw SQL, since a drizzle select of one table omits table names and both tables have an `id`
const tried = (memberId: number, condition: SQL) =>
  sql`(
  select count(*)::int from attempt
  where attempt.questionnaire_id = questionnaire.id and attempt.member_id = ${memberId}
  and ${condition})`.mapWith(Number);

export const listQuestionnaires = async (
  { db, member, now }: Context<Member>,
  { tab, page }: Payload<typeof myQuestionnaires>,
) => {
  const doing = tried(member.id, sql`attempt.submitted_at is null`);
  const submitted = tried(member.id, sql`attempt.submitted_at is not null`);
  const passed = tried(member.id, sql`attempt.passed`);
  const done = sql`(${passed} > 0 or ${submitted} >= ${questionnaire.tries})`;
  const at = new Date(now);
  const going = and(
    or(isNull(questionnaire.startAt), lte(questionnaire.startAt, at)),
    or(isNull(questionnaire.endAt), gt(questionnaire.endAt, at)),
  );
  const taken = seatsOfOthers(member.id, now);
  const admitted = member.doctor ? undefined : eq(questionnaire.doctorsOnly, false);
  const free = or(eq(questionnaire.quota, 0), lt(taken, questionnaire.quota));
  const filters: Record<QuestionnaireTab, SQL | undefined> = {
    all: undefined,
    open: and(sql`not ${done}`, going, admitted, free),
    done,
    over: and(sql`not ${done}`, lte(questionnaire.endAt, at)),
  };
  const own = eq(questionnaire.kind, questionnaires.name);
  const filter = and(own, eq(questionnaire.published, true), filters[tab]);
  const all = db
    .select({ row: questionnaire, doing, submitted, passed, taken })
    .from(questionnaire);
  const { rows, pageCount } = await selectPage(db, all, {
    where: filter,
    orderBy: [asc(questionnaire.position), asc(questionnaire.id)],
    page,
    counted: questionnaire,
  });
  const papers = rows.map(({ row }) => row);
  const certification = await certificationFor(db, member, papers);
  const items = rows.map(({ row, taken: others, ...own }) =>
    toRow(
      row,
      { doing: own.doing > 0, submitted: own.submitted, passed: own.passed > 0 },
      { member, certification, full: row.quota > 0 && others >= row.quota, now },
    ),
  );
  return { items, pageCount };
};
