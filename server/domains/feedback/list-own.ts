import { desc, eq } from 'drizzle-orm';
import type { feedbackList as endpoint } from '#schemas/feedback/endpoints.ts';
import { selectTablePage } from '../../db/select-page.ts';
import { feedbackTable as table } from '../../db/tables/feedback.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';

export const listOwn =
  ({ secret }: Services): Verb<typeof endpoint> =>
  async (context, { page }) => {
    const { db, member } = context;
    const { rows, pageCount } = await selectTablePage(db, table, {
      where: eq(table.memberId, member.id),
      orderBy: [desc(table.id)],
      page,
    });
    const signed = signedForOwner(secret, context);
    const items = rows.map(({ id, kind, text, pictures, at, state, answer, answeredAt }) => ({
      ...{ id: String(id), kind, text, state, answer },
      pictures: pictures.map(signed),
      time: at.getTime(),
      answeredAt: answeredAt?.getTime() ?? null,
    }));
    return { items, pageCount };
  };
