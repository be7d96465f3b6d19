import type { HomeSectionName } from '#schemas/layout/home-sections.ts';
import type { SectionDefinition } from '#src/engine/section-definition.ts';
import { activityListSection } from './activity-list/section.ts';
import { bannerCarousel } from './banner-carousel/section.ts';
import { courseList } from './course-list/section.ts';
import { doctorWorkshop } from './doctor-workshop/section.ts';
import { featuredContent } from './featured-content/section.ts';
import { iconNav } from './icon-nav/section.ts';
import { liveListSection } from './live-list/section.ts';
import { memberCard } from './member-card/section.ts';
import { newsListSection } from './news-list/section.ts';
import {
  audioList,
  columnList,
  diseaseClassification,
  drugClassification,
  graphicList,
  usageClassification,
  videoList,
} from './paged-list/section.ts';
import { questionnaireListSection } from './questionnaire-list/section.ts';
import { searchBox } from './search-box/section.ts';

/** The ordered variant's sections; a catalogue name without one does not compile. */
export const homeRegistry: { readonly [N in HomeSectionName]: SectionDefinition & { name: N } } = {
  搜索框: searchBox,
  轮播图: bannerCarousel,
  导航栏: iconNav,
  会员卡提示: memberCard,
  直播标题: liveListSection,
  活动标题: activityListSection,
  资讯列表: newsListSection,
  图文标题: graphicList,
  课程模块: courseList,
  视频模块: videoList,
  音频模块: audioList,
  专栏模块: columnList,
  优质内容: featuredContent,
  医生工作室: doctorWorkshop,
  活动病例: questionnaireListSection,
  疾病分类: diseaseClassification,
  用途分类: usageClassification,
  药品分类: drugClassification,
};
