import { and, desc, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { Collected, CollectedTab, collectedList } from '#schemas/course/list-endpoints.ts';
import { columnTypes, VIDEO } from '#schemas/course/product-type.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import { selectPage } from '../../../db/select-page.ts';
import { product } from '../../../db/tables/course.ts';
import { news } from '../../../db/tables/news.ts';
import { relation } from '../../../db/tables/relation.ts';
import { teacher } from '../../../db/tables/teacher.ts';
import { courseRow, toCourse } from '../../../libraries/catalogue/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { couponPricing } from '../../coupon/index.ts';

type Asking = { context: Context<Member>; page: number };

const orderBy = [desc(relation.at), desc(relation.id)];

const collected = (memberId: number, target: 'product' | 'news', filter?: SQL) =>
  and(
    eq(relation.memberId, memberId),
    eq(relation.kind, 'collect'),
    eq(relation.target, target),
    filter,
  );

const products = async ({ context, page }: Asking, ofTypes: SQL): Promise<Page<Collected>> => {
  const { db, member } = context;
  const filter = and(eq(product.published, true), ofTypes);
  const all = db
    .select({ course: courseRow, at: relation.at })
    .from(relation)
    .innerJoin(product, eq(product.id, relation.targetId))
    .leftJoin(teacher, eq(teacher.id, product.teacherId));
  const where = collected(member.id, 'product', filter);
  const { rows, pageCount } = await selectPage(db, all, { where, orderBy, page });
  const shown = toCourse(context);
  const priced = await couponPricing(
    context,
    rows.map(({ course }) => ({ id: String(course.id) })),
  );
  const items = rows.map(({ course, at }): Collected => {
    return { ...priced(shown(course)), target: 'product', at: at.getTime() };
  });
  return { items, pageCount };
};

const articles = async ({ context: { db, member }, page }: Asking): Promise<Page<Collected>> => {
  const all = db
    .select({ id: news.id, title: news.title, thumb: news.thumb, at: relation.at })
    .from(relation)
    .innerJoin(news, eq(news.id, relation.targetId));
  const where = collected(member.id, 'news', eq(news.published, true));
  const { rows, pageCount } = await selectPage(db, all, { where, orderBy, page });
  const plain = { target: 'news', type: VIDEO, price: null, linePrice: null } as const;
  const nobody = { learners: 0, teacher: '' };
  const items = rows.map(({ id, title, thumb, at }): Collected => {
    return { ...plain, ...nobody, id: String(id), title, thumb, at: at.getTime() };
  });
  return { items, pageCount };
};

const tabs: Record<CollectedTab, (asking: Asking) => Promise<Page<Collected>>> = {
  course: (asking) => products(asking, not(inArray(product.type, columnTypes))),
  column: (asking) => products(asking, inArray(product.type, columnTypes)),
  news: articles,
};

export const listCollected = (
  context: Context<Member>,
  { tab, page }: Payload<typeof collectedList>,
) => tabs[tab]({ context, page });
