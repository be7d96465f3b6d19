import { desc, eq } from 'drizzle-orm';
import type { feedbackList as endpoint } from '#schemas/feedback/endpoints.ts';
import { feedbackTable as table } from '../../db/tables/feedback.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';

/** The member's own feedback with what was answered. */
export const listOwn =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, { page }) => {
    const { db, member } = context;
    const { limit, offset } = rowsOf(page);
    const own = eq(table.memberId, member.id);
    const rows = await db
      .select()
      .from(table)
      .where(own)
      .orderBy(desc(table.id))
      .limit(limit)
      .offset(offset);
    const signed = signedForOwner(secret, context);
    const items = rows.map(({ id, kind, text, pictures, at, state, answer, answeredAt }) => ({
      ...{ id: String(id), kind, text, state, answer },
      pictures: pictures.map(signed),
      time: at.getTime(),
      answeredAt: answeredAt?.getTime() ?? null,
    }));
    return { items, pageCount: pagesOf(await db.$count(table, own)) };
  };
