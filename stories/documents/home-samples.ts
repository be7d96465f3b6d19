import { sectionNames } from '#schemas/layout/home-sections.ts';
import course from './course-home.json';
import hospital from './hospital-home.json';
import shop from './shop-home.json';
import { wholeHome } from './whole-home.ts';

/** Homes written by hand, as the order answers them, and the order of plain names. */
export const homeSamples = {
  课程学习: course,
  医院科室: hospital,
  商城售课: shop,
  只有名称: sectionNames,
} as const;

/** All that the bench loads. */
const documents = { ...homeSamples, 整份文档: wholeHome } as const;

export type HomeSample = keyof typeof documents;

// the record's own keys, which `Object.keys` widens to string
export const sampleNames = Object.keys(documents) as HomeSample[];

export const sampleText = (name: HomeSample): string => JSON.stringify(documents[name], null, 2);
