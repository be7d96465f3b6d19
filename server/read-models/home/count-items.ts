import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AUDIO, COLUMN, GRAPHIC, VIDEO } from '#schemas/course/product-type.ts';
import type { HomeSectionName } from '#schemas/layout/home-sections.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import { moduleSwitch } from '../../db/tables/site.ts';
import { countCourses, countListed } from '../../libraries/catalogue/index.ts';
import type { HomePageReader } from '../../platform/endpoint/services.ts';
import { countHomeActivities } from './lists/list-activities.ts';
import { countClassification } from './lists/list-classification.ts';
import { countLives } from './lists/list-lives.ts';
import { countHomeNews } from './lists/list-news.ts';
import { countHomeQuestionnaires } from './lists/list-questionnaires.ts';
import { countWorkshops } from './lists/list-workshops.ts';

const ofType = (type: number) => (db: Database) => countCourses(db, eq(product.type, type));

const counts: { readonly [N in HomeSectionName]?: (db: Database) => SQL<number> } = {
  直播标题: countLives,
  活动标题: countHomeActivities,
  资讯列表: countHomeNews,
  图文标题: ofType(GRAPHIC),
  课程模块: (db) => countCourses(db),
  视频模块: ofType(VIDEO),
  音频模块: ofType(AUDIO),
  专栏模块: ofType(COLUMN),
  优质内容: (db) => countListed(db, 'featured'),
  医生工作室: countWorkshops,
  活动病例: countHomeQuestionnaires,
  疾病分类: (db) => countClassification(db, 'disease'),
  用途分类: (db) => countClassification(db, 'use'),
  药品分类: (db) => countClassification(db, 'drug'),
};

const isLiveOn = (db: Database) =>
  db.$count(moduleSwitch, and(eq(moduleSwitch.name, 'liveModule'), moduleSwitch.open));

/** One statement. Sections that list nothing of the database are left out. */
export const readContents: HomePageReader['readContents'] = async ({ db }, names) => {
  const columns = names.flatMap((name) => {
    const count = counts[name]?.(db);
    return count ? [[name, count] as const] : [];
  });
  const [{ liveModule, ...items } = { liveModule: 0 }] = await db
    .select({ ...Object.fromEntries(columns), liveModule: sql<number>`${isLiveOn(db)}` })
    .from(oneRow);
  return { items: new Map(Object.entries(items)), liveModule: Number(liveModule) > 0 };
};
