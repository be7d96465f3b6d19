import type * as z from 'zod/mini';
import type { SectionName } from '../schemas/home-sections.ts';
import { settings as courseList } from './course-list/settings.ts';
import { settings as featuredContent } from './featured-content/settings.ts';
import { settings as liveList } from './live-list/settings.ts';

/**
 * What a layout may set on each section; one that is not listed takes no settings. Layouts are held
 * against this when the app is built, so that learners load none of it.
 */
export const settings: Readonly<Partial<Record<SectionName, z.core.$ZodType>>> = {
  直播标题: liveList,
  课程模块: courseList,
  优质内容: featuredContent,
};
