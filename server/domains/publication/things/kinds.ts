import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  flashAddress,
  offlineTeamAddress,
  onlineTeamAddress,
  teamAddress,
} from '#schemas/activity/addresses.ts';
import { activityKindOf, activityKinds } from '#schemas/activity/kind.ts';
import { caseAddress } from '#schemas/case/addresses.ts';
import { categoryCoursesAddress } from '#schemas/category/addresses.ts';
import { gameAddress } from '#schemas/contest/addresses.ts';
import { couponAddress, couponSaleAddress } from '#schemas/coupon/addresses.ts';
import {
  chapterAddress,
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicSaleAddress,
  graphicStudyAddress,
  reviewsAddress,
  seriesAddress,
  textAddress,
} from '#schemas/course/addresses.ts';
import { productPlace } from '#schemas/course/product-place.ts';
import { AUDIO, columnTypes, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import { OTHER_CHANNEL } from '#schemas/landing/fields.ts';
import { liveAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { newsAddress } from '#schemas/news/addresses.ts';
import type { AddressBuilder } from '#schemas/page-address.ts';
import type { ThingKind } from '#schemas/publication/picker-endpoints.ts';
import { introAddress, paperAddress, rankingAddress } from '#schemas/questionnaire/addresses.ts';
import {
  teacherAddress,
  teacherIntroAddress,
  workshopAddress,
} from '#schemas/teacher/addresses.ts';
import { activity } from '../../../db/tables/activity.ts';
import { caseContest } from '../../../db/tables/case.ts';
import { type ClassificationTree, category, classification } from '../../../db/tables/category.ts';
import { game } from '../../../db/tables/contest.ts';
import { coupon } from '../../../db/tables/coupon.ts';
import { product } from '../../../db/tables/course.ts';
import { blockLandingTable, landingTable } from '../../../db/tables/landing.ts';
import { live } from '../../../db/tables/live.ts';
import { news } from '../../../db/tables/news.ts';
import { questionnaire } from '../../../db/tables/questionnaire.ts';
import { teacher, workshop } from '../../../db/tables/teacher.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import { saleIsOver, stillSells } from '../../order/index.ts';
import {
  holding,
  type SearchedTable,
  searchedLives,
  searchedNews,
  searchedProducts,
  searchedTeachers,
  type Word,
} from '../../search/index.ts';

type Page = Pick<AddressBuilder, 'pattern'>;

/** A word as it was typed, and as the search's index is asked for it. */
type Sought = { typed: string; words: readonly Word[] };

/** What operators look for by name, and what of it links lead to. */
export type Kind = {
  table: PgTable & { id: PgColumn };
  /** The rows of the table that are of this kind; all without it. */
  among?: SQL | undefined;
  title: SQLWrapper;
  thumb: SQLWrapper;
  priceFen?: PgColumn;
  /** What `linkOf` depends on beside the id. */
  type?: PgColumn;
  /** Pages of which each shows one row; the row's id is in the path or in the query. */
  pages: readonly Page[];
  /** The page that a link leads to which is chosen. */
  linkOf?: (row: { id: number; type: number }) => string;
  stands: (now: Date) => SQL | undefined;
  state: (now: Date) => SQL<string>;
  holds: (sought: Sought) => SQL | undefined;
};

const words = (...cases: (readonly [SQL | undefined, string])[]): SQL<string> => {
  const whens = cases.map(([condition, word]) => sql`when ${condition} then ${word}::text`);
  return sql<string>`case ${sql.join(whens, sql` `)} else '' end`;
};

const DOWN = '已下架';
const NONE = sql<string>`''::text`;

const indexed =
  (of: SearchedTable) =>
  ({ words: asked }: Sought): SQL | undefined =>
    asked.length > 0 ? holding(of, asked) : sql`false`;

const plain =
  (column: SQLWrapper) =>
  ({ typed }: Sought): SQL =>
    holdsWord(column, typed);

const courses = (among?: SQL, pages: readonly Page[] = []): Kind => ({
  table: product,
  among,
  title: product.title,
  thumb: product.thumb,
  priceFen: product.priceFen,
  type: product.type,
  pages,
  linkOf: productPlace,
  stands: () => eq(product.published, true),
  state: () => words([eq(product.published, false), DOWN]),
  holds: indexed(searchedProducts),
});

const classified = (tree: ClassificationTree): Kind => ({
  table: classification,
  among: eq(classification.tree, tree),
  title: classification.name,
  thumb: classification.thumb,
  pages: [],
  stands: () => undefined,
  state: () => NONE,
  holds: plain(classification.name),
});

const categories = {
  table: category,
  title: category.name,
  thumb: category.thumb,
  stands: () => undefined,
  state: () => NONE,
  holds: plain(category.name),
} as const;

/** Each kind of thing; search, links, guards and words go by its row. */
export const kinds: Readonly<Record<ThingKind, Kind>> = {
  course: courses(notInArray(product.type, [...columnTypes]), [
    ...[seriesAddress, courseStudyAddress, graphicStudyAddress, graphicSaleAddress],
    ...[textAddress, reviewsAddress],
  ]),
  column: courses(inArray(product.type, [...columnTypes]), [
    ...[columnAddress, chapterAddress, columnLessonAddress],
  ]),
  product: courses(),
  video: courses(eq(product.type, VIDEO)),
  audio: courses(eq(product.type, AUDIO)),
  graphic: courses(eq(product.type, GRAPHIC)),
  live: {
    table: live,
    title: live.title,
    thumb: live.thumb,
    priceFen: live.priceFen,
    pages: [liveAddress, liveRoomAddress],
    linkOf: liveAddress,
    stands: () => eq(live.published, true),
    state: () =>
      words(
        [eq(live.published, false), DOWN],
        [eq(live.status, COMING), '未开始'],
        [eq(live.status, ON_AIR), '直播中'],
        [and(eq(live.status, OVER), ne(live.replay, '')), '可看回放'],
        [eq(live.status, OVER), '已结束'],
      ),
    holds: indexed(searchedLives),
  },
  activity: {
    table: activity,
    title: activity.title,
    thumb: activity.thumb,
    priceFen: activity.groupPriceFen,
    type: activity.type,
    pages: [teamAddress, flashAddress, onlineTeamAddress, offlineTeamAddress],
    linkOf: (row) => activityKinds[activityKindOf(row)].addressOf(row),
    stands: (now) => and(eq(activity.published, true), stillSells(now.getTime())),
    state: (now) =>
      words(
        [eq(activity.published, false), DOWN],
        [saleIsOver(now.getTime()), '已结束'],
        [gt(activity.startAt, now), '未开始'],
      ),
    holds: plain(activity.title),
  },
  news: {
    table: news,
    title: news.title,
    thumb: news.thumb,
    pages: [newsAddress],
    linkOf: newsAddress,
    stands: () => eq(news.published, true),
    state: () => words([eq(news.published, false), DOWN]),
    holds: indexed(searchedNews),
  },
  coupon: {
    table: coupon,
    title: coupon.title,
    thumb: sql<string>`''::text`,
    priceFen: coupon.salePriceFen,
    pages: [couponAddress, couponSaleAddress],
    linkOf: couponAddress,
    stands: (now) => and(eq(coupon.published, true), gt(coupon.endAt, now)),
    state: (now) =>
      words(
        [eq(coupon.published, false), DOWN],
        [lte(coupon.endAt, now), '已结束'],
        [gt(coupon.claimStart, now), '未开始'],
        [lte(coupon.claimEnd, now), '停止领取'],
        [sql`${coupon.taken} >= ${coupon.total}`, '已领完'],
      ),
    holds: plain(coupon.title),
  },
  questionnaire: {
    table: questionnaire,
    among: eq(questionnaire.kind, 'questionnaire'),
    title: questionnaire.title,
    thumb: questionnaire.thumb,
    pages: [introAddress, paperAddress, rankingAddress],
    linkOf: introAddress,
    stands: () => eq(questionnaire.published, true),
    state: (now) =>
      words(
        [eq(questionnaire.published, false), DOWN],
        [lte(questionnaire.endAt, now), '已结束'],
        [gt(questionnaire.startAt, now), '未开始'],
      ),
    holds: plain(questionnaire.title),
  },
  case: {
    table: caseContest,
    title: caseContest.title,
    thumb: caseContest.thumb,
    pages: [caseAddress],
    linkOf: ({ id }) => caseAddress({ case_id: id }),
    stands: () => eq(caseContest.published, true),
    state: (now) =>
      words(
        [eq(caseContest.published, false), DOWN],
        [lte(caseContest.resultAt, now), '已公布结果'],
        [gt(caseContest.submissionAt, now), '未开始'],
      ),
    holds: plain(caseContest.title),
  },
  game: {
    table: game,
    title: game.title,
    thumb: game.thumb,
    pages: [gameAddress],
    linkOf: ({ id }) => gameAddress({ game_id: id }),
    stands: () => eq(game.published, true),
    state: (now) =>
      words(
        [eq(game.published, false), DOWN],
        [lte(game.endAt, now), '已结束'],
        [gt(game.startAt, now), '未开始'],
      ),
    holds: plain(game.title),
  },
  landing: {
    table: landingTable,
    title: landingTable.title,
    thumb: landingTable.thumb,
    pages: [landingAddress],
    linkOf: ({ id }) => landingAddress({ id, type: OTHER_CHANNEL }),
    stands: () => eq(landingTable.published, true),
    state: () => words([eq(landingTable.published, false), DOWN]),
    holds: plain(landingTable.title),
  },
  blockLanding: {
    table: blockLandingTable,
    title: blockLandingTable.title,
    thumb: blockLandingTable.shareThumb,
    pages: [blockLandingAddress],
    linkOf: ({ id }) => blockLandingAddress({ id, type: OTHER_CHANNEL }),
    stands: () => and(eq(blockLandingTable.published, true), isNotNull(blockLandingTable.live)),
    state: () =>
      words(
        [eq(blockLandingTable.published, false), DOWN],
        [isNull(blockLandingTable.live), '还没有发布'],
      ),
    holds: plain(blockLandingTable.title),
  },
  teacher: {
    table: teacher,
    title: teacher.name,
    thumb: teacher.avatar,
    pages: [workshopAddress, teacherAddress, teacherIntroAddress],
    linkOf: workshopAddress,
    stands: () => undefined,
    state: () => NONE,
    holds: indexed(searchedTeachers),
  },
  workshop: {
    table: workshop,
    title: sql<string>`(select ${teacher}.name from ${teacher} where ${teacher}.id = ${workshop}.teacher_id)`,
    thumb: sql<string>`(select ${teacher}.avatar from ${teacher} where ${teacher}.id = ${workshop}.teacher_id)`,
    pages: [],
    stands: () => undefined,
    state: () => NONE,
    holds: (sought) => {
      const named = indexed(searchedTeachers)(sought);
      return sql`exists (select from ${teacher} where ${teacher}.id = ${workshop}.teacher_id and ${named})`;
    },
  },
  category: { ...categories, pages: [categoryCoursesAddress], linkOf: categoryCoursesAddress },
  block: { ...categories, among: isNull(category.parentId), pages: [] },
  disease: classified('disease'),
  use: classified('use'),
  drug: classified('drug'),
};
