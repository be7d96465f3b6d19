import type { SectionName } from '#schemas/home-sections.ts';
import { samples as activityList } from './activity-list/samples.ts';
import { samples as bannerCarousel } from './banner-carousel/samples.ts';
import { samples as categoryBlocks } from './category-blocks/samples.ts';
import { samples as categoryTabs } from './category-tabs/samples.ts';
import { samples as couponList } from './coupon-list/samples.ts';
import { samples as courseList } from './course-list/samples.ts';
import type { SectionSamples } from './define-samples.ts';
import { samples as doctorWorkshop } from './doctor-workshop/samples.ts';
import { samples as featuredContent } from './featured-content/samples.ts';
import { samples as iconNav } from './icon-nav/samples.ts';
import { samples as liveListSection } from './live-list/samples.ts';
import { samples as memberCard } from './member-card/samples.ts';
import { samples as newsListSection } from './news-list/samples.ts';
import { diseaseSamples, drugSamples, usageSamples } from './paged-list/category-samples.ts';
import {
  audioSamples,
  columnSamples,
  graphicSamples,
  videoSamples,
} from './paged-list/course-samples.ts';
import { samples as questionnaireListSection } from './questionnaire-list/samples.ts';
import { samples as recommendTabs } from './recommend-tabs/samples.ts';
import { samples as searchBox } from './search-box/samples.ts';
import { samples as subCategories } from './sub-categories/samples.ts';

/** Payloads of every section, for stories and fleet tests; never part of a learner's page. */
export const samples: Readonly<Record<SectionName, SectionSamples>> = {
  搜索框: searchBox,
  轮播图: bannerCarousel,
  导航栏: iconNav,
  会员卡提示: memberCard,
  直播标题: liveListSection,
  活动标题: activityList,
  资讯列表: newsListSection,
  图文标题: graphicSamples,
  课程模块: courseList,
  视频模块: videoSamples,
  音频模块: audioSamples,
  专栏模块: columnSamples,
  优质内容: featuredContent,
  医生工作室: doctorWorkshop,
  活动病例: questionnaireListSection,
  疾病分类: diseaseSamples,
  用途分类: usageSamples,
  药品分类: drugSamples,
  分类标签: categoryTabs,
  子分类: subCategories,
  推荐标签: recommendTabs,
  分类板块: categoryBlocks,
  优惠券: couponList,
};
