import { and, desc, eq, sql } from 'drizzle-orm';
import { deskRefusals } from '../../../../schemas/desk/refusals.ts';
import type { listWrittenAnswers as endpoint } from '../../../../schemas/questionnaire/desk-endpoints.ts';
import { attempt, question } from '../../../db/tables/questionnaire.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { MOST_COUNTED, pagesOf, rowsOf } from '../../../platform/wire/paging.ts';
import { noteLook } from '../../operator/index.ts';
import { sentOf } from './sent.ts';

const SIZE = 20;

/** Refuses `noSuchDeskRow`. */
export const listWrittenAnswers: Verb<typeof endpoint> = async (
  context,
  { question: of, page },
) => {
  const { db } = context;
  const [asked] = await db.select().from(question).where(eq(question.id, of));
  if (asked?.kind !== 'text') throw new RefusedError(deskRefusals.noSuchDeskRow);
  const text = sql<string>`${attempt.answers} -> ${`${of}`}::text ->> 0`;
  const written = and(sentOf(asked.questionnaireId), sql`coalesce(${text}, '') <> ''`);
  const { limit, offset } = rowsOf(page, SIZE);
  const rows = await db
    .select({ id: attempt.id, member: attempt.memberId, at: attempt.submittedAt, text })
    .from(attempt)
    .where(written)
    .orderBy(desc(attempt.id))
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ id: attempt.id })
    .from(attempt)
    .where(written)
    .orderBy(desc(attempt.id))
    .limit(MOST_COUNTED);
  const pages = pagesOf(await db.$count(counted.as('counted')), SIZE);
  await noteLook(context, { what: '问卷作答', members: rows.map(({ member }) => member) });
  return {
    items: rows.map(({ id, at, text: said }) => ({ id, at: at?.getTime() ?? 0, text: said })),
    pages,
  };
};
