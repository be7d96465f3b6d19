import { categoryApi } from '#schemas/category/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { shared } from '../../platform/endpoint/shared.ts';
import { withCouponPrices } from '../coupon/index.ts';
import { listFeed } from './list-feed.ts';
import { listProducts } from './list-products.ts';
import { listTrees } from './list-trees.ts';
import { readCategory } from './read-category.ts';

export const serve = (host: Host): void =>
  implement(host, categoryApi, {
    productList: withCouponPrices(listProducts),
    categoryInfo: readCategory,
    categoryTrees: shared(listTrees),
    feed: listFeed,
  });
