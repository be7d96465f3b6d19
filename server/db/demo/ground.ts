import type { Database } from '../database.ts';
import { activity } from '../tables/activity.ts';
import { productListing } from '../tables/catalogue.ts';
import { type ClassificationTree, category, classification } from '../tables/category.ts';
import { coupon, memberCoupon } from '../tables/coupon.ts';
import { product } from '../tables/course.ts';
import {
  banner,
  followPromptTable,
  homeFlag,
  homeTitle,
  navIcon,
  sectionOrderTable,
  viewTemplateTable,
} from '../tables/home.ts';
import { live } from '../tables/live.ts';
import { wechatIdentity } from '../tables/login.ts';
import { member } from '../tables/member.ts';
import { news } from '../tables/news.ts';
import { questionnaire } from '../tables/questionnaire.ts';
import { appVersionTable, bottomTab, moduleSwitch, siteInfoTable } from '../tables/site.ts';
import { teacher, workshop } from '../tables/teacher.ts';
import { demoActivities } from './activity/activities.ts';
import { categories, diseases, drugs, uses } from './category/categories.ts';
import { demoCoupons } from './coupon/coupons.ts';
import { demoListing, demoProducts } from './course/products.ts';
import { demoBanners, demoFlags, demoNav, demoNews, demoOrder, demoTitles } from './home/home.ts';
import { demoLives } from './live/lives.ts';
import { demoMembers } from './member/members.ts';
import { demoQuestionnaires } from './questionnaire/questionnaires.ts';
import { demoFollow, demoSite, demoTabs } from './site/site.ts';
import { demoTeachers, demoWorkshops } from './teacher/teachers.ts';

const tileOf = (picture: string): string => `/media/class-${picture}.svg`;

const insertSite = async (db: Database): Promise<void> => {
  await db.insert(siteInfoTable).values(demoSite);
  await db.insert(appVersionTable).values({ version: '1.0.0' });
  await db.insert(moduleSwitch).values({ name: 'liveModule', open: true });
  await db.insert(bottomTab).values(demoTabs);
  await db.insert(followPromptTable).values(demoFollow);
  await db.insert(viewTemplateTable).values({ template: 'ordered' });
};

const insertHome = async (db: Database, now: number): Promise<void> => {
  await db.insert(homeFlag).values(demoFlags);
  await db.insert(homeTitle).values(demoTitles);
  await db
    .insert(sectionOrderTable)
    .values(demoOrder.map((name, position) => ({ name, position })));
  await db.insert(banner).values(demoBanners);
  await db.insert(navIcon).values(demoNav);
  await db.insert(news).values(demoNews(now));
};

/** Returns the keys of the second level, in the order of topics' `category`. */
const insertCategories = async (db: Database): Promise<number[]> => {
  const roots = await db
    .insert(category)
    .values(
      categories.map(({ name, picture }, position) => ({
        name,
        adImage: `/media/category-${position + 1}.svg`,
        thumb: tileOf(picture),
        position,
      })),
    )
    .returning({ id: category.id });
  const rows = categories.flatMap(({ children }, index) =>
    children.map(([name, picture], position) => ({
      name,
      parentId: roots[index]?.id ?? null,
      thumb: tileOf(picture),
      position,
    })),
  );
  return (await db.insert(category).values(rows).returning({ id: category.id })).map(
    ({ id }) => id,
  );
};

const insertTree = (db: Database, tree: ClassificationTree, names: typeof diseases) =>
  db
    .insert(classification)
    .values(
      names.map(([name, picture], position) => ({ tree, name, thumb: tileOf(picture), position })),
    );

const insertCatalogue = async (db: Database, now: number, teachers: number[]): Promise<void> => {
  const categoryIds = await insertCategories(db);
  const products = demoProducts(now, teachers);
  const rows = products.map(({ row, topic }) => ({
    ...row,
    categoryId: categoryIds[topic.category] ?? null,
  }));
  const ids = (await db.insert(product).values(rows).returning({ id: product.id })).map(
    ({ id }) => id,
  );
  const medical = ids.filter((_, index) => products[index]?.topic.kind === 'medical');
  await db
    .insert(productListing)
    .values([
      ...demoListing('featured', medical, 1, 4),
      ...demoListing('recommended', medical.slice(0, 98), 0, 3),
      ...demoListing('recommended-second', medical.slice(0, 98), 2, 3),
    ]);
  await insertTree(db, 'disease', diseases);
  await insertTree(db, 'use', uses);
  await insertTree(db, 'drug', drugs);
};

const insertPeople = async (db: Database, now: number): Promise<number[]> => {
  const people = demoMembers(now);
  const members = await db
    .insert(member)
    .values(people.map(({ openid: _, ...row }) => row))
    .returning({ id: member.id });
  const identities = people.flatMap(({ openid }, index) => {
    const memberId = members[index]?.id;
    return memberId === undefined ? [] : [{ openid, memberId }];
  });
  await db.insert(wechatIdentity).values(identities);
  const teachers = await db.insert(teacher).values(demoTeachers).returning({ id: teacher.id });
  const ids = teachers.map(({ id }) => id);
  await db.insert(workshop).values(demoWorkshops(ids));
  return ids;
};

const insertBelongings = async (db: Database, now: number): Promise<void> => {
  const coupons = await db.insert(coupon).values(demoCoupons(now)).returning({ id: coupon.id });
  const [, vip] = await db.select({ id: member.id }).from(member).orderBy(member.id).limit(2);
  if (!vip) return;
  const received = coupons.slice(0, 3).map(({ id }) => ({ memberId: vip.id, couponId: id }));
  await db.insert(memberCoupon).values(received);
};

export const insertGround = async (db: Database, now: number): Promise<void> => {
  await insertSite(db);
  await insertHome(db, now);
  await insertCatalogue(db, now, await insertPeople(db, now));
  await insertBelongings(db, now);
  await db.insert(live).values(demoLives(now));
  await db.insert(activity).values(demoActivities(now));
  await db.insert(questionnaire).values(demoQuestionnaires(now));
};
