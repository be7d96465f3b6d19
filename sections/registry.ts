import {
  categoryCourses,
  classicBanners,
  rankedCourses,
  recommendedCourses,
  recommendedCoursesSecond,
  typedProducts,
} from '#schemas/classic/endpoints.ts';
import type { SectionName } from '#schemas/layout/home-sections.ts';
import type { SectionDefinition } from '#src/engine/section-definition.ts';
import { categoryBlocksSection } from './category-blocks/section.ts';
import { categoryTabs } from './category-tabs/section.ts';
import { couponListSection } from './coupon-list/section.ts';
import { fedAlsoFrom } from './define-classic-section.ts';
import { homeRegistry } from './home-registry.ts';
import { recommendTabs } from './recommend-tabs/section.ts';
import { subCategoryChips } from './sub-categories/section.ts';

const { 轮播图, 优质内容, 课程模块 } = homeRegistry;

/**
 * Every section that a layout may list, with the sources of the classic variants. The ordered page uses
 * `homeRegistry` and never loads this.
 */
export const registry: { readonly [N in SectionName]: SectionDefinition & { name: N } } = {
  ...homeRegistry,
  轮播图: fedAlsoFrom(轮播图, classicBanners),
  优质内容: fedAlsoFrom(优质内容, recommendedCourses, recommendedCoursesSecond),
  课程模块: fedAlsoFrom(课程模块, typedProducts, rankedCourses, categoryCourses),
  分类标签: categoryTabs,
  子分类: subCategoryChips,
  推荐标签: recommendTabs,
  分类板块: categoryBlocksSection,
  优惠券: couponListSection,
};
