import { categorySchema } from '../category/fields.ts';
import { courseSchema } from '../course/fields.ts';
import { bannerSchema } from '../home/fields.ts';
import { anyValue } from '../wire/codec.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { maybe, withDefault } from '../wire/payload.ts';
import { choice, count, id, picture, requiredText, text } from '../wire/primitives.ts';
import { barePage, list, object, paged } from '../wire/structures.ts';

/** The calls of the classic home variants 1 to 4 (shell rule 72). */

const none = object({});
const page = object({ page: withDefault(count, 1) });

export const classicBanners = defineEndpoint({
  path: '/v7/index/getBannerV7',
  payload: none,
  data: list(bannerSchema),
  access: 'public',
  cache: true,
  refusals: {},
});

export const typedProducts = defineEndpoint({
  path: '/v1/allList?type=1',
  payload: page,
  data: barePage(courseSchema),
  access: 'public',
  cache: true,
  refusals: {},
});

export const firstCategories = defineEndpoint({
  path: '/v4/index/getTypeList',
  payload: none,
  data: list(categorySchema),
  access: 'public',
  refusals: {},
});

export const subCategories = defineEndpoint({
  path: '/v4/index/getTwoList',
  payload: object({ type_id: id }),
  data: list(categorySchema),
  access: 'public',
  refusals: {},
});

export const categoryCourses = defineEndpoint({
  path: '/v4/index/getVideoList',
  payload: object({ type_id: id, page: withDefault(count, 1) }),
  data: paged('pagedata', 'count_page', courseSchema),
  access: 'public',
  refusals: {},
});

export const rankedCourses = defineEndpoint({
  path: '/v4/index/getIndexList',
  payload: object({
    /** 1: new; 2: hot. */
    type: choice,
    page: withDefault(count, 1),
  }),
  data: paged('pagedata', 'count_page', courseSchema),
  access: 'public',
  refusals: {},
});

export const recommendedCourses = defineEndpoint({
  path: '/v7/index/getV7Index',
  payload: page,
  data: barePage(courseSchema),
  access: 'public',
  refusals: {},
});

export const recommendedCoursesSecond = defineEndpoint({
  path: '/v7/Index/getV7Indexse',
  payload: page,
  data: barePage(courseSchema),
  access: 'public',
  refusals: {},
});

const categoryBlock = object(
  {
    id,
    type_name: requiredText,
    ad_image: picture,
    child: paged('pagedata', 'count_page', courseSchema),
  },
  { type_name: 'name', child: 'courses' },
);

const blocksPayload = object({
  page: withDefault(count, 1),
  /** Answers the block of one category alone. */
  type_id: maybe(id),
  limit: maybe(count),
  /** The page within the block; 2 or more where the learner asked for other courses. */
  pages: withDefault(count, 2),
});

export const categoryBlocks = defineEndpoint({
  path: '/v7/index/getTypeClassV7_huan',
  payload: blocksPayload,
  data: list(categoryBlock),
  access: 'public',
  refusals: {},
});

export const categoryBlocksSecond = defineEndpoint({
  path: '/v7/Index/getTypeClassV7_huanse',
  payload: blocksPayload,
  data: list(categoryBlock),
  access: 'public',
  refusals: {},
});

export const pageLayout = defineEndpoint({
  path: '/v1/index/layout',
  layout: true,
  payload: object({ variant: id }),
  data: object({
    theme: text,
    coupon: text,
    /** null: the layout that the app was built with. The page reads each node by itself: one fault costs no other. */
    nodes: anyValue,
  }),
  access: 'public',
  refusals: {},
});

export const classicApi = {
  pageLayout,
  classicBanners,
  typedProducts,
  firstCategories,
  subCategories,
  categoryCourses,
  rankedCourses,
  recommendedCourses,
  recommendedCoursesSecond,
  categoryBlocks,
  categoryBlocksSecond,
};
