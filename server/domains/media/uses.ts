import { and, eq, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { award } from '../../db/tables/award.ts';
import { caseContest } from '../../db/tables/case.ts';
import { category } from '../../db/tables/category.ts';
import { game, gamePrize } from '../../db/tables/contest.ts';
import { lesson, product } from '../../db/tables/course.ts';
import { blockLandingTable, landingTable } from '../../db/tables/landing.ts';
import { live } from '../../db/tables/live.ts';
import type { mediaFile } from '../../db/tables/media.ts';
import { news, newsText } from '../../db/tables/news.ts';
import {
  homeDraft,
  homeGround,
  homePlan,
  homeRelease,
  homeSchedule,
} from '../../db/tables/publication.ts';
import { question, questionnaire } from '../../db/tables/questionnaire.ts';
import { broadcastTable } from '../../db/tables/studio.ts';
import { teacher, workshop } from '../../db/tables/teacher.ts';
import { workshopBannerTable } from '../../db/tables/workshop.ts';

type Row = Pick<typeof mediaFile.$inferSelect, 'id' | 'address' | 'poster' | 'stream'>;

/** What may show a stored file, with the column that names it to people. */
const holders: readonly { word: string; table: PgTable; title?: PgColumn }[] = [
  { word: '课程', table: product, title: product.title },
  { word: '课时', table: lesson, title: lesson.title },
  { word: '直播', table: live, title: live.title },
  { word: '资讯', table: news, title: news.title },
  { word: '资讯正文', table: newsText },
  { word: '活动', table: activity, title: activity.title },
  { word: '讲师', table: teacher, title: teacher.name },
  { word: '医生工作室', table: workshop },
  { word: '工作室轮播图', table: workshopBannerTable, title: workshopBannerTable.title },
  { word: '分类', table: category, title: category.name },
  { word: '答题活动', table: game, title: game.title },
  { word: '奖品', table: gamePrize },
  { word: '病例大赛', table: caseContest, title: caseContest.title },
  { word: '证书', table: award },
  { word: '试卷和问卷', table: questionnaire, title: questionnaire.title },
  { word: '题目', table: question },
  { word: '分享页', table: landingTable },
  { word: '区块分享页', table: blockLandingTable },
  { word: '首页草稿', table: homeDraft },
  { word: '首页', table: homeGround },
  { word: '首页方案', table: homePlan },
  { word: '首页版本', table: homeRelease },
  { word: '首页定时', table: homeSchedule },
];

const MOST_OF_A_KIND = 3;

const names = (table: PgTable, address: string): SQL =>
  sql`position(${address} in to_jsonb(${sql.identifier(getTableName(table))})::text) > 0`;

const wordsFor = (word: string, title: unknown): string =>
  typeof title === 'string' && title ? `${word}「${title}」` : word;

/** Applications that wait and name the file by its number. */
const waitingUses = async (db: Database, id: number): Promise<string[]> => {
  const named = or(eq(broadcastTable.videoId, id), eq(broadcastTable.coverId, id));
  const rows = await db
    .select({ title: broadcastTable.title })
    .from(broadcastTable)
    .where(and(eq(broadcastTable.state, 'waiting'), named))
    .limit(MOST_OF_A_KIND);
  return rows.map(({ title }) => wordsFor('直播申请', title));
};

/** Where a file is used, in words; it is looked for in all that may show one. */
export const usesOf = async (
  db: Database,
  { id, address, poster, stream }: Row,
): Promise<string[]> => {
  const addresses = [...new Set([address, poster])].filter(Boolean);
  const found = await waitingUses(db, id);
  for (const { word, table, title } of holders) {
    const plays =
      stream && table === lesson
        ? [eq(lesson.mediaKey, stream)]
        : stream && table === live
          ? [eq(live.stream, stream), eq(live.replay, stream)]
          : [];
    const wanted = or(...plays, ...addresses.map((each) => names(table, each)));
    if (!wanted) continue;
    const shown = title ? sql<string>`${title}` : sql<string>`''`;
    const rows = await db.select({ title: shown }).from(table).where(wanted).limit(MOST_OF_A_KIND);
    found.push(...rows.map((row) => wordsFor(word, row.title)));
  }
  return [...new Set(found)];
};
