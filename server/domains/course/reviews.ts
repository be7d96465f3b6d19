import { avg, count, desc, eq, sql } from 'drizzle-orm';
import type { Review } from '#schemas/course/review-endpoints.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { review } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { likeColumns } from '../../libraries/relation/index.ts';

const LATEST = 3;

export const veiled = (nickname: string): string => {
  const [first = '学'] = nickname;
  return `${first}**`;
};

const columns = {
  id: review.id,
  memberId: review.memberId,
  score: review.score,
  text: review.text,
  at: review.at,
  nickname: member.nickname,
  avatar: member.avatar,
};

type Row = { [K in keyof typeof columns]: (typeof columns)[K]['_']['data'] };

const selectReviews = (db: Database) =>
  db.select(columns).from(review).innerJoin(member, eq(member.id, review.memberId));

const newestFirst = [desc(review.at), desc(review.id)];

const shownTo =
  (reader: number) =>
  ({ id, memberId, nickname, at, ...row }: Row): Review => {
    const mine = memberId === reader;
    return {
      ...row,
      id: String(id),
      nickname: mine ? nickname : veiled(nickname),
      at: at.getTime(),
      mine,
    };
  };

export const reviewsOf = async (
  db: Database,
  productId: number,
  memberId: number,
  page: number,
): Promise<Page<Review>> => {
  const { rows, pageCount } = await selectPage(db, selectReviews(db), {
    ...{ where: eq(review.productId, productId), orderBy: newestFirst, page, counted: review },
  });
  return { items: rows.map(shownTo(memberId)), pageCount };
};

const ratedBy = (db: Database, productId: number, memberId: number) => {
  const own = eq(review.memberId, memberId);
  return db
    .select({
      total: count().as('total'),
      average: avg(review.score).as('average'),
      score: sql<number | null>`max(${review.score}) filter (where ${own})`.as('own_score'),
      text: sql<string | null>`max(${review.text}) filter (where ${own})`.as('own_text'),
    })
    .from(review)
    .where(eq(review.productId, productId))
    .as('rated');
};

/** `average` has one decimal, or is '' without a review. */
export const opinionsOf = async (db: Database, productId: number, memberId: number) => {
  const rated = ratedBy(db, productId, memberId);
  const latest = selectReviews(db)
    .where(eq(review.productId, productId))
    .orderBy(...newestFirst)
    .limit(LATEST)
    .as('latest');
  const { id, score, text, at, nickname, avatar } = latest;
  const rows = await db
    .select({
      rated: { total: rated.total, average: rated.average, score: rated.score, text: rated.text },
      relations: likeColumns(db, memberId, 'product', productId),
      latest: { id, memberId: latest.memberId, score, text, at, nickname, avatar },
    })
    .from(rated)
    .leftJoin(latest, sql`true`)
    .orderBy(desc(at), desc(id));
  const [first] = rows;
  if (!first) throw new Error('an aggregate without a row');
  const { total, average, ...own } = first.rated;
  const shown = rows.flatMap((row) => row.latest ?? []).map(shownTo(memberId));
  return {
    rating: { total, average: average ? Number(average).toFixed(1) : '', latest: shown },
    relations: first.relations,
    own: { score: own.score ?? 0, review: own.text ?? '' },
  };
};
