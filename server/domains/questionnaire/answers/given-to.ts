import { and, desc, eq, sql } from 'drizzle-orm';
import type { QuestionKind } from '#schemas/assessment/question.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { selectPage } from '../../../db/select-page.ts';
import { attempt, question } from '../../../db/tables/questionnaire.ts';
import type { OperatorContext } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MOST_COUNTED } from '../../../platform/wire/paging.ts';
import { noteLook } from '../../operator/index.ts';
import { sentOf } from './sent.ts';

type Query = {
  question: number;
  page: number;
  kind: QuestionKind;
  size: number;
  /** The kind of personal data that is shown, for the audit. */
  what: string;
};

/**
 * Answers to a question of this kind, the newest first, by pages; the audit holds whose they were. Refuses
 * `noSuchDeskRow`.
 */
export const givenTo = async (
  context: OperatorContext,
  { question: of, page, kind, size, what }: Query,
) => {
  const { db } = context;
  const [row] = await db.select().from(question).where(eq(question.id, of));
  if (row?.kind !== kind) throw new RefusedError(deskRefusals.noSuchDeskRow);
  const values = sql<string[]>`${attempt.answers} -> ${`${of}`}::text`;
  const given = and(sentOf(row.questionnaireId), sql`coalesce(${values} ->> 0, '') <> ''`);
  const sent = db
    .select({ id: attempt.id, member: attempt.memberId, at: attempt.submittedAt, values })
    .from(attempt);
  const { rows, pageCount: pages } = await selectPage(db, sent, {
    ...{ where: given, orderBy: [desc(attempt.id)], page, size },
    ...{ counted: attempt, most: MOST_COUNTED, inOrder: true },
  });
  await noteLook(context, { what, members: rows.map(({ member }) => member) });
  const items = rows.map((row) => ({
    ...{ id: row.id, at: row.at?.getTime() ?? 0, values: row.values },
  }));
  return { items, pages };
};
