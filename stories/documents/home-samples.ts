import { sectionNames } from '../../schemas/home-sections.ts';
import course from './course-home.json';
import hospital from './hospital-home.json';
import shop from './shop-home.json';

/** Homes written by hand, as the order answers them, and the order of plain names. */
export const homeSamples = {
  课程学习: course,
  医院科室: hospital,
  商城售课: shop,
  只有名称: sectionNames,
} as const;

export type HomeSample = keyof typeof homeSamples;

export const sampleText = (name: HomeSample): string => JSON.stringify(homeSamples[name], null, 2);
