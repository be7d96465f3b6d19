import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  flashAddress,
  offlineTeamAddress,
  onlineTeamAddress,
  teamAddress,
} from '../../../../../schemas/activity/addresses.ts';
import { categoryCoursesAddress } from '../../../../../schemas/category/addresses.ts';
import { couponAddress, couponSaleAddress } from '../../../../../schemas/coupon/addresses.ts';
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
} from '../../../../../schemas/course/addresses.ts';
import { liveAddress, liveRoomAddress } from '../../../../../schemas/live/addresses.ts';
import { newsAddress } from '../../../../../schemas/news/addresses.ts';
import type { AddressBuilder } from '../../../../../schemas/page-address.ts';
import { pathValues } from '../../../../../schemas/path-values.ts';
import {
  introAddress,
  paperAddress,
  rankingAddress,
} from '../../../../../schemas/questionnaire/addresses.ts';
import {
  teacherAddress,
  teacherIntroAddress,
  workshopAddress,
} from '../../../../../schemas/teacher/addresses.ts';
import type { Database } from '../../../../db/database.ts';
import { oneRow } from '../../../../db/one-row.ts';
import { activity } from '../../../../db/tables/activity.ts';
import { category } from '../../../../db/tables/category.ts';
import { coupon } from '../../../../db/tables/coupon.ts';
import { product } from '../../../../db/tables/course.ts';
import { live } from '../../../../db/tables/live.ts';
import { news } from '../../../../db/tables/news.ts';
import { questionnaire } from '../../../../db/tables/questionnaire.ts';
import { teacher } from '../../../../db/tables/teacher.ts';

type Page = Pick<AddressBuilder, 'pattern'>;

/** Pages of which each shows one row of a table; the row's id is in the path or in the query. */
type Kind = {
  word: string;
  pages: readonly Page[];
  table: PgTable & { id: PgColumn };
  /** The rows that learners can open at a moment. */
  stands: (now: Date) => SQL | undefined;
};

const kinds: readonly Kind[] = [
  {
    word: '课程',
    pages: [
      ...[seriesAddress, courseStudyAddress, graphicStudyAddress, graphicSaleAddress],
      ...[textAddress, columnAddress, chapterAddress, columnLessonAddress, reviewsAddress],
    ],
    table: product,
    stands: () => eq(product.published, true),
  },
  {
    word: '直播',
    pages: [liveAddress, liveRoomAddress],
    table: live,
    stands: () => eq(live.published, true),
  },
  {
    word: '活动',
    pages: [teamAddress, flashAddress, onlineTeamAddress, offlineTeamAddress],
    table: activity,
    stands: (now) => and(eq(activity.published, true), gt(activity.endAt, now)),
  },
  {
    word: '资讯',
    pages: [newsAddress],
    table: news,
    stands: () => eq(news.published, true),
  },
  {
    word: '优惠券',
    pages: [couponAddress, couponSaleAddress],
    table: coupon,
    stands: (now) => and(eq(coupon.published, true), gt(coupon.endAt, now)),
  },
  {
    word: '问卷',
    pages: [introAddress, paperAddress, rankingAddress],
    table: questionnaire,
    stands: () => eq(questionnaire.published, true),
  },
  {
    word: '医生',
    pages: [workshopAddress, teacherAddress, teacherIntroAddress],
    table: teacher,
    stands: () => undefined,
  },
  {
    word: '分类',
    pages: [categoryCoursesAddress],
    table: category,
    stands: () => undefined,
  },
];

export type Target = { word: string; id: number };

/** Larger numbers are no id of a row. */
const LARGEST_ID = 2 ** 31 - 1;

const idOf = (text: string): number => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id <= LARGEST_ID ? id : 0;
};

/** The row that the page at an address shows; its id is 0 where the address names none. */
export const targetOf = (path: string, query: URLSearchParams): Target | undefined => {
  for (const { word, pages } of kinds)
    for (const page of pages) {
      const values = pathValues(page, path);
      if (values) {
        const { id = values.product ?? query.get('id') ?? '' } = values;
        return { word, id: idOf(id) };
      }
    }
  return undefined;
};

/** Ids of a kind that stand, as one column of a statement. */
const standing = ({ table, stands }: Kind, ids: readonly number[], now: Date): SQL<number[]> =>
  sql`(select coalesce(json_agg(${table.id}), '[]') from ${table} where ${and(inArray(table.id, [...ids]), stands(now))})`;

/** A function that tells whether a target can be opened at `now` (ms); all are looked up by one statement. */
export const lookUpTargets = async (
  db: Database,
  targets: readonly Target[],
  now: number,
): Promise<(target: Target) => boolean> => {
  const columns = kinds.flatMap((kind) => {
    const ids = targets.flatMap(({ word, id }) => (word === kind.word && id > 0 ? [id] : []));
    return ids.length > 0 ? [[kind.word, standing(kind, ids, new Date(now))] as const] : [];
  });
  if (columns.length === 0) return () => false;
  const [found = {}] = await db.select(Object.fromEntries(columns)).from(oneRow);
  const known = new Map(Object.entries(found).map(([word, ids]) => [word, new Set(ids)]));
  return ({ word, id }) => known.get(word)?.has(id) ?? false;
};
