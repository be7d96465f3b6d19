import { desc, eq, isNull } from 'drizzle-orm';
import { selectTablePage } from '../../../db/select-page.ts';
import { notice } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { openProduct } from '../products.ts';

/** `id` '' for notices of the site. Refuses `noSuchProduct`. */
export const listNotices = async (
  context: Context<Member>,
  { id, page }: { id: string; page: number },
) => {
  const filter =
    id === ''
      ? isNull(notice.productId)
      : eq(notice.productId, (await openProduct(context, id)).id);
  const { rows, pageCount } = await selectTablePage(context.db, notice, {
    where: filter,
    orderBy: [desc(notice.pinned), desc(notice.at), desc(notice.id)],
    page,
  });
  const items = rows.map((row) => ({
    id: String(row.id),
    title: row.title,
    html: row.html,
    pinned: row.pinned,
    at: row.at.getTime(),
  }));
  return { items, pageCount };
};
