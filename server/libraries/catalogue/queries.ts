import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Course } from '#schemas/course/fields.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { Database } from '../../db/database.ts';
import { selectPage } from '../../db/select-page.ts';
import { type Listing, productListing } from '../../db/tables/catalogue.ts';
import { product } from '../../db/tables/course.ts';
import { teacher } from '../../db/tables/teacher.ts';
import type { Payer } from '../../platform/auth/card.ts';
import { PAGE_SIZE, rowsOf } from '../../platform/wire/paging.ts';
import { type ListTerms, pricesOf, type Shopper } from './price.ts';

export const courseRow = {
  id: product.id,
  type: product.type,
  title: product.title,
  thumb: product.thumb,
  priceFen: product.priceFen,
  linePriceFen: product.linePriceFen,
  memberPriceFen: product.memberPriceFen,
  memberFree: product.memberFree,
  learners: product.learners,
  teacher: teacher.name,
  createdAt: product.createdAt,
};

type CourseRow = ListTerms & {
  id: number;
  type: number;
  title: string;
  thumb: string;
  learners: number;
  teacher: string | null;
};

export const toCourse =
  (payer: Payer) =>
  (row: CourseRow): Course => ({
    id: String(row.id),
    type: row.type,
    title: row.title,
    thumb: row.thumb,
    ...pricesOf(payer, row),
    learners: row.learners,
    teacher: row.teacher ?? '',
  });

export const published = (filter?: SQL): SQL | undefined =>
  and(eq(product.published, true), filter);

export type CoursePage = { filter?: SQL | undefined; order: SQL[]; page: number; size?: number };

const selectCourses = (db: Database) =>
  db.select(courseRow).from(product).leftJoin(teacher, eq(teacher.id, product.teacherId));

/** Ties are broken by id, so that no row shows on two pages. */
export const courseRows = (db: Database, { filter, order, page, size = PAGE_SIZE }: CoursePage) => {
  const { limit, offset } = rowsOf(page, size);
  return selectCourses(db)
    .where(published(filter))
    .orderBy(...order, asc(product.id))
    .limit(limit)
    .offset(offset);
};

export const coursePage = (db: Database, { filter, order, ...page }: CoursePage) =>
  selectPage(db, selectCourses(db), {
    where: published(filter),
    orderBy: [...order, asc(product.id)],
    ...page,
    counted: product,
  });

export const listCourses = async (shopper: Shopper, query: CoursePage): Promise<Page<Course>> => {
  const { rows, pageCount } = await coursePage(shopper.db, query);
  return { items: rows.map(toCourse(shopper)), pageCount };
};

/** To await, or as a column of a statement. */
export const countCourses = (db: Database, filter?: SQL) => db.$count(product, published(filter));

const inListing = (listing: Listing) => published(eq(productListing.listing, listing));

export const listedCourses = async (shopper: Shopper, listing: Listing, page: number) => {
  const { limit, offset } = rowsOf(page);
  const rows = await shopper.db
    .select(courseRow)
    .from(productListing)
    .innerJoin(product, eq(product.id, productListing.productId))
    .leftJoin(teacher, eq(teacher.id, product.teacherId))
    .where(inListing(listing))
    .orderBy(asc(productListing.position), asc(product.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toCourse(shopper));
};

/** To await, or as a column of a statement. */
export const countListed = (db: Database, listing: Listing) => {
  const members = db
    .select({ id: product.id })
    .from(productListing)
    .innerJoin(product, eq(product.id, productListing.productId))
    .where(inListing(listing));
  return db.$count(members.as('listed'));
};
