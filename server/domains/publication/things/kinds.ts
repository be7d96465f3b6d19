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
import { productAddress } from '#schemas/course/product-address.ts';
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

type Sought = { typed: string; words: readonly Word[] };

export type Kind = {
  table: PgTable & { id: PgColumn };
  /** The rows of the table that are of this kind; all without it. */
  among?: SQL | undefined;
  title: SQLWrapper;
  thumb: SQLWrapper;
  priceFen?: PgColumn;
  type?: PgColumn;
  /** Pages that show one row, whose id is in the path or in the query. */
  pages: readonly Page[];
  linkOf?: (row: { id: number; type: number }) => string;
  stands: (now: Date) => SQL | undefined;
  state: (now: Date) => SQL<string>;
  holds: (sought: Sought) => SQL | undefined;
};

type Case = readonly [SQL | undefined, string];

const words = (...cases: Case[]): SQL<string> => {
  const whens = cases.map(([condition, word]) => sql`when ${condition} then ${word}::text`);
  return sql<string>`case ${sql.join(whens, sql` `)} else '' end`;
};

const DOWN = '已下架';
const NONE = sql<string>`''::text`;

const indexed =
  (of: SearchedTable) =>
  ({ words }: Sought): SQL | undefined =>
    words.length > 0 ? holding(of, words) : sql`false`;

const plain =
  (column: SQLWrapper) =>
  ({ typed }: Sought): SQL =>
    holdsWord(column, typed);

const titled = <T extends PgTable & { id: PgColumn; title: PgColumn; thumb: PgColumn }>(
  table: T,
) => ({ table, title: table.title, thumb: table.thumb, holds: plain(table.title) });

/** Learners can open it while it is published; `more`: further reasons for not being a usual one. */
const published = (
  table: { published: PgColumn },
  more: (now: Date) => readonly Case[] = () => [],
): Pick<Kind, 'stands' | 'state'> => ({
  stands: () => eq(table.published, true),
  state: (now) => words([eq(table.published, false), DOWN], ...more(now)),
});

const always: Pick<Kind, 'stands' | 'state'> = { stands: () => undefined, state: () => NONE };

const courses = (among?: SQL, pages: readonly Page[] = []): Kind => ({
  ...titled(product),
  ...published(product),
  ...{ among, pages, linkOf: productAddress },
  priceFen: product.priceFen,
  type: product.type,
  holds: indexed(searchedProducts),
});

const named = <T extends PgTable & { id: PgColumn; name: PgColumn; thumb: PgColumn }>(
  table: T,
) => ({
  ...always,
  ...{ table, title: table.name, thumb: table.thumb, holds: plain(table.name) },
});

const classified = (tree: ClassificationTree): Kind => ({
  ...named(classification),
  among: eq(classification.tree, tree),
  pages: [],
});

const ofTeacher = (expression: SQL): SQL<string> =>
  sql<string>`(select ${expression} from ${teacher} where ${teacher}.id = ${workshop}.teacher_id)`;

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
    ...titled(live),
    ...published(live, () => [
      [eq(live.status, COMING), '未开始'],
      [eq(live.status, ON_AIR), '直播中'],
      [and(eq(live.status, OVER), ne(live.replay, '')), '可看回放'],
      [eq(live.status, OVER), '已结束'],
    ]),
    priceFen: live.priceFen,
    pages: [liveAddress, liveRoomAddress],
    linkOf: liveAddress,
    holds: indexed(searchedLives),
  },
  activity: {
    ...titled(activity),
    ...published(activity, (now) => [
      [saleIsOver(now.getTime()), '已结束'],
      [gt(activity.startAt, now), '未开始'],
    ]),
    priceFen: activity.groupPriceFen,
    type: activity.type,
    pages: [teamAddress, flashAddress, onlineTeamAddress, offlineTeamAddress],
    linkOf: (row) => activityKinds[activityKindOf(row)].addressOf(row),
    stands: (now) => and(eq(activity.published, true), stillSells(now.getTime())),
  },
  news: {
    ...titled(news),
    ...published(news),
    ...{ pages: [newsAddress], linkOf: newsAddress, holds: indexed(searchedNews) },
  },
  coupon: {
    ...published(coupon, (now) => [
      [lte(coupon.endAt, now), '已结束'],
      [gt(coupon.claimStart, now), '未开始'],
      [lte(coupon.claimEnd, now), '停止领取'],
      [sql`${coupon.taken} >= ${coupon.total}`, '已领完'],
    ]),
    table: coupon,
    title: coupon.title,
    thumb: NONE,
    priceFen: coupon.salePriceFen,
    pages: [couponAddress, couponSaleAddress],
    linkOf: couponAddress,
    stands: (now) => and(eq(coupon.published, true), gt(coupon.endAt, now)),
    holds: plain(coupon.title),
  },
  questionnaire: {
    ...titled(questionnaire),
    ...published(questionnaire, (now) => [
      [lte(questionnaire.endAt, now), '已结束'],
      [gt(questionnaire.startAt, now), '未开始'],
    ]),
    among: eq(questionnaire.kind, 'questionnaire'),
    pages: [introAddress, paperAddress, rankingAddress],
    linkOf: introAddress,
  },
  case: {
    ...titled(caseContest),
    ...published(caseContest, (now) => [
      [lte(caseContest.resultAt, now), '已公布结果'],
      [gt(caseContest.submissionAt, now), '未开始'],
    ]),
    pages: [caseAddress],
    linkOf: ({ id }) => caseAddress({ case_id: id }),
  },
  game: {
    ...titled(game),
    ...published(game, (now) => [
      [lte(game.endAt, now), '已结束'],
      [gt(game.startAt, now), '未开始'],
    ]),
    pages: [gameAddress],
    linkOf: ({ id }) => gameAddress({ game_id: id }),
  },
  landing: {
    ...titled(landingTable),
    ...published(landingTable),
    pages: [landingAddress],
    linkOf: ({ id }) => landingAddress({ id, type: OTHER_CHANNEL }),
  },
  blockLanding: {
    ...published(blockLandingTable, () => [[isNull(blockLandingTable.live), '还没有发布']]),
    table: blockLandingTable,
    title: blockLandingTable.title,
    thumb: blockLandingTable.shareThumb,
    pages: [blockLandingAddress],
    linkOf: ({ id }) => blockLandingAddress({ id, type: OTHER_CHANNEL }),
    stands: () => and(eq(blockLandingTable.published, true), isNotNull(blockLandingTable.live)),
    holds: plain(blockLandingTable.title),
  },
  teacher: {
    ...always,
    table: teacher,
    title: teacher.name,
    thumb: teacher.avatar,
    pages: [workshopAddress, teacherAddress, teacherIntroAddress],
    linkOf: workshopAddress,
    holds: indexed(searchedTeachers),
  },
  workshop: {
    ...always,
    table: workshop,
    title: ofTeacher(sql`${teacher}.name`),
    thumb: ofTeacher(sql`${teacher}.avatar`),
    pages: [],
    holds: (sought) => {
      const found = indexed(searchedTeachers)(sought);
      return sql`exists (select from ${teacher} where ${teacher}.id = ${workshop}.teacher_id and ${found})`;
    },
  },
  category: { ...named(category), pages: [categoryCoursesAddress], linkOf: categoryCoursesAddress },
  block: { ...named(category), among: isNull(category.parentId), pages: [] },
  disease: classified('disease'),
  use: classified('use'),
  drug: classified('drug'),
};
