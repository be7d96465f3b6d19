import {
  categoryBlocks,
  categoryBlocksSecond,
  categoryCourses,
  classicBanners,
  firstCategories,
  rankedCourses,
  recommendedCourses,
  recommendedCoursesSecond,
  subCategories,
  typedProducts,
} from '../classic/endpoints.ts';
import { couponList } from '../coupon/list-endpoints.ts';
import {
  audioProducts,
  bannerList,
  columnProducts,
  diseaseList,
  drugList,
  featuredList,
  getIndexSystem,
  graphicProducts,
  liveList,
  navList,
  newCourseList,
  newsList,
  questionnaireList,
  teamList,
  usageList,
  videoProducts,
  workshopList,
} from '../home/endpoints.ts';
import type { ReadEndpoint } from '../wire/define-endpoint.ts';
import type { SectionName } from './home-sections.ts';

/**
 * The calls that can feed each section, the default first. Sections register the same list themselves, so
 * that phones do not load the calls of sections they do not show.
 */
export const sectionCalls: Readonly<Record<SectionName, readonly ReadEndpoint[]>> = {
  搜索框: [],
  轮播图: [bannerList, classicBanners],
  导航栏: [navList],
  会员卡提示: [getIndexSystem],
  直播标题: [liveList],
  活动标题: [teamList],
  资讯列表: [newsList],
  图文标题: [graphicProducts],
  课程模块: [newCourseList, typedProducts, rankedCourses, categoryCourses],
  视频模块: [videoProducts],
  音频模块: [audioProducts],
  专栏模块: [columnProducts],
  优质内容: [featuredList, recommendedCourses, recommendedCoursesSecond],
  医生工作室: [workshopList],
  活动病例: [questionnaireList],
  疾病分类: [diseaseList],
  用途分类: [usageList],
  药品分类: [drugList],
  分类标签: [firstCategories],
  子分类: [subCategories],
  推荐标签: [],
  分类板块: [categoryBlocks, categoryBlocksSecond],
  优惠券: [couponList],
};

const sources: Readonly<Record<string, readonly ReadEndpoint[]>> = sectionCalls;

export const sourcesOf = (name: string): readonly ReadEndpoint[] | undefined =>
  Object.hasOwn(sources, name) ? sources[name] : undefined;
