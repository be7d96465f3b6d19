import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { productList } from '#schemas/category/endpoints.ts';
import type { ListSort } from '#schemas/search/fields.ts';
import type { FoundCourse } from '#schemas/search/found.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import type { Page } from '#schemas/wire/structures.ts';
import type { Database } from '../../db/database.ts';
import { productNode } from '../../db/tables/catalogue.ts';
import { type ClassificationTree, classification } from '../../db/tables/category.ts';
import { product } from '../../db/tables/course.ts';
import { fenIn, inCategory, listCourses, type Shopper } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { findCourses, readKeyword } from '../search/index.ts';

type Query = Payload<typeof productList>;

const TREES: Readonly<Record<string, ClassificationTree>> = {
  type_disease: 'disease',
  type_use: 'use',
  type_drug: 'drug',
};

const linkedTo = (db: Database, condition: SQL) =>
  inArray(
    product.id,
    db
      .select({ id: productNode.productId })
      .from(productNode)
      .innerJoin(classification, eq(classification.id, productNode.classificationId))
      .where(condition),
  );

/** A product is free or paid by the price for this payer, not by its list price. */
const pricedAs: Readonly<Record<Query['price'], (fen: SQL) => SQL | undefined>> = {
  '': () => undefined,
  free: (fen) => eq(fen, 0),
  member: () => and(eq(product.memberFree, true), gt(product.priceFen, 0)),
  paid: (fen) => gt(fen, 0),
};

/** `listed`: numbers of types with commas between; '' for all. */
const ofTypes = (listed: string): SQL | undefined => {
  const types = listed.split(',').filter((type) => /^\d$/.test(type));
  return types.length > 0 ? inArray(product.type, types.slice(0, 10).map(Number)) : undefined;
};

const narrowed = (shopper: Shopper, query: Query): SQL | undefined => {
  const { db } = shopper;
  const tree = TREES[query.tree];
  return and(
    ofTypes(query.type),
    pricedAs[query.price](fenIn(shopper)),
    query.category_id ? inCategory(db, keyOrZero(query.category_id)) : undefined,
    query.teacher_id ? eq(product.teacherId, keyOrZero(query.teacher_id)) : undefined,
    tree ? linkedTo(db, eq(classification.tree, tree)) : undefined,
    query.node_id ? linkedTo(db, eq(classification.id, keyOrZero(query.node_id))) : undefined,
  );
};

const orderOf = (sort: ListSort) => [desc(sort === 'hot' ? product.learners : product.createdAt)];

export const listProducts = (context: Context, query: Query): Promise<Page<FoundCourse>> => {
  const filter = narrowed(context, query);
  const { sort, page } = query;
  const keyword = readKeyword(query.keyword);
  if (query.keyword !== '') return findCourses(context, { keyword, sort, page, filter });
  return listCourses(context, { filter, order: orderOf(sort), page });
};
