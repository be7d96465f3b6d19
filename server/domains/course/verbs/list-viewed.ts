import { and, desc, eq, or } from 'drizzle-orm';
import type { Viewed } from '#schemas/course/list-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { selectPage } from '../../../db/select-page.ts';
import { product, viewLog } from '../../../db/tables/course.ts';
import { live } from '../../../db/tables/live.ts';
import { teacher } from '../../../db/tables/teacher.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { lessonsOf } from '../lessons.ts';
import { percentOf } from '../progress/studied.ts';

const viewed = (db: Database) =>
  db
    .select({
      target: viewLog.target,
      targetId: viewLog.targetId,
      at: viewLog.at,
      product: { type: product.type, title: product.title, thumb: product.thumb },
      teacher: teacher.name,
      live: { type: live.status, title: live.title, thumb: live.thumb },
    })
    .from(viewLog)
    .leftJoin(product, and(eq(viewLog.target, 'product'), eq(product.id, viewLog.targetId)))
    .leftJoin(teacher, eq(teacher.id, product.teacherId))
    .leftJoin(live, and(eq(viewLog.target, 'live'), eq(live.id, viewLog.targetId)));

export const listViewed = async ({ db, member }: Context<Member>, { page }: { page: number }) => {
  const published = or(eq(product.published, true), eq(live.published, true));
  const { rows, pageCount } = await selectPage(db, viewed(db), {
    where: and(eq(viewLog.memberId, member.id), published),
    orderBy: [desc(viewLog.at), desc(viewLog.targetId)],
    page,
  });
  const products = rows.flatMap(({ target, targetId }) => (target === 'product' ? [targetId] : []));
  const lessons = await lessonsOf(db, member.id, products);
  const items = rows.flatMap((row): Viewed[] => {
    const thing = row.target === 'product' ? row.product : row.live;
    if (!thing) return [];
    const ofProduct = lessons.filter(({ productId }) => productId === row.targetId);
    return [
      {
        target: row.target,
        id: String(row.targetId),
        ...thing,
        teacher: row.teacher ?? '',
        percent: row.target === 'product' ? percentOf(ofProduct) : 0,
        at: row.at.getTime(),
      },
    ];
  });
  return { items, pageCount };
};
