import type * as z from 'zod/mini';
import { activitySchema } from '../activity/fields.ts';
import { categorySchema } from '../category/fields.ts';
import {
  courseSchema,
  productAudio,
  productColumn,
  productGraphic,
  productVideo,
} from '../course/fields.ts';
import { flagFields, titleFields } from '../layout/home-sections.ts';
import { liveSchema } from '../live/fields.ts';
import { newsItem } from '../news/fields.ts';
import { questionnaireSchema } from '../questionnaire/fields.ts';
import { workshopSchema } from '../teacher/fields.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { withDefault } from '../wire/payload.ts';
import { count, flag, id, picture, requiredText, text } from '../wire/primitives.ts';
import { barePage, known, list, object, paged, underKey } from '../wire/structures.ts';
import { bannerSchema, navIconSchema } from './fields.ts';

/** The home page's calls (shell rule 72). */

const none = object({});
const page = object({ page: withDefault(count, 1) });

const sameFields = <K extends string, S>(fields: readonly K[], schema: S) =>
  // `fromEntries` forgets the keys it was given
  Object.fromEntries(fields.map((field) => [field, schema])) as Record<K, S>;

const systemConfig = known({
  ...sameFields(flagFields, flag),
  ...sameFields(titleFields, text),
  vip_description: text,
});
export type SystemConfig = z.output<typeof systemConfig>;

export const getIndexSystem = defineEndpoint({
  path: '/vb/Index/getIndexSystem',
  payload: none,
  data: systemConfig,
  access: 'public',
  refusals: {},
});

export const sectionOrder = defineEndpoint({
  path: '/v1/index/sort',
  layout: true,
  payload: none,
  data: list(object({ name: requiredText })),
  access: 'public',
  cache: true,
  refusals: {},
});

export const moduleStart = defineEndpoint({
  path: '/v1/help/getModuleStart',
  payload: none,
  data: known({ liveModule: flag }),
  access: 'public',
  refusals: {},
});

export const viewTemplate = defineEndpoint({
  path: '/v4/view_template',
  payload: none,
  data: object({ template: requiredText }),
  access: 'public',
  cache: true,
  refusals: {},
});

export const bannerList = defineEndpoint({
  path: '/v1/index/banner',
  payload: none,
  data: list(bannerSchema),
  access: 'public',
  cache: true,
  refusals: {},
});

export const navList = defineEndpoint({
  path: '/v1/index/nav',
  payload: none,
  data: list(navIconSchema),
  access: 'public',
  cache: true,
  refusals: {},
});

export const liveList = defineEndpoint({
  path: '/v5/bro/show_bro',
  payload: page,
  data: paged('data', 'count_num', liveSchema),
  access: 'public',
  refusals: {},
});

export const teamList = defineEndpoint({
  path: '/v2/team/teamList',
  payload: object({ type: withDefault(count, 1), page: withDefault(count, 1) }),
  data: paged('data', 'page_date', activitySchema),
  access: 'public',
  refusals: {},
});

export const newsList = defineEndpoint({
  path: '/v7/article/index',
  payload: none,
  data: list(newsItem),
  access: 'public',
  refusals: {},
});

export const newCourseList = defineEndpoint({
  path: '/v1/Index/getNewCourseList',
  payload: page,
  data: barePage(courseSchema),
  access: 'public',
  refusals: {},
});

export const videoProducts = defineEndpoint({
  path: '/v1/product/listOne',
  payload: page,
  data: underKey('videoList', paged('data', 'last_page', productVideo)),
  access: 'member',
  refusals: {},
});

export const audioProducts = defineEndpoint({
  path: '/v1/product/listTwo',
  payload: page,
  data: underKey('voiceList', paged('data', 'last_page', productAudio)),
  access: 'member',
  refusals: {},
});

export const graphicProducts = defineEndpoint({
  path: '/v1/product/listThree',
  payload: page,
  data: underKey('imgList', paged('data', 'last_page', productGraphic)),
  access: 'member',
  refusals: {},
});

export const columnProducts = defineEndpoint({
  path: '/v1/product/column',
  payload: page,
  data: underKey('column', paged('data', 'last_page', productColumn)),
  access: 'member',
  refusals: {},
});

export const featuredList = defineEndpoint({
  path: '/v4/index/featuredList',
  payload: page,
  data: paged('new_array', 'page_num', courseSchema),
  access: 'public',
  toastsFailure: true,
  refusals: {},
});

export const workshopList = defineEndpoint({
  path: '/v4/index/workshopList',
  payload: page,
  data: paged('new_array', 'page_num', workshopSchema),
  access: 'public',
  toastsFailure: true,
  refusals: {},
});

export const questionnaireList = defineEndpoint({
  path: '/v4/index/QuestionnaireList',
  payload: page,
  data: paged('data', 'last_page', questionnaireSchema),
  access: 'public',
  toastsFailure: true,
  refusals: {},
});

export const diseaseList = defineEndpoint({
  path: '/v4/index/diseaseList',
  payload: page,
  data: paged('new_array', 'page_num', categorySchema),
  access: 'public',
  toastsFailure: true,
  refusals: {},
});

export const usageList = defineEndpoint({
  path: '/v4/index/useList',
  payload: page,
  data: paged('new_array', 'page_num', categorySchema),
  access: 'public',
  toastsFailure: true,
  refusals: {},
});

export const drugList = defineEndpoint({
  path: '/v4/index/drugList',
  payload: page,
  data: paged('new_array', 'page_num', categorySchema),
  access: 'public',
  toastsFailure: true,
  refusals: {},
});

/** Data 1: the page of a graphic lesson (`/coursedet1/{id}`); anything else: `/coursedet/{id}`. */
export const graphicAuth = defineEndpoint({
  path: '/v1/product/getGraphicAuth',
  payload: object({ id }),
  data: flag,
  access: 'public',
  refusals: {},
});

export const followPrompt = defineEndpoint({
  path: '/v4/index/alertWx',
  payload: none,
  data: object({ system_name: text, wxcode: picture }, { system_name: 'name', wxcode: 'picture' }),
  access: 'public',
  cache: true,
  refusals: {},
});

export const homeApi = {
  getIndexSystem,
  sectionOrder,
  moduleStart,
  viewTemplate,
  bannerList,
  navList,
  liveList,
  teamList,
  newsList,
  newCourseList,
  videoProducts,
  audioProducts,
  graphicProducts,
  columnProducts,
  featuredList,
  workshopList,
  questionnaireList,
  diseaseList,
  usageList,
  drugList,
  graphicAuth,
  followPrompt,
};
