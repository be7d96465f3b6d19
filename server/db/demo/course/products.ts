import { COLUMN, GRAPHIC, SERIES } from '../../../../schemas/course/product-type.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Listing } from '../../tables/catalogue.ts';
import type { product } from '../../tables/course.ts';
import { teacherOfTopic } from '../teacher/teachers.ts';
import { introOf, subtitleOf } from './product-texts.ts';
import { coverOf, type Topic, topics } from './topics.ts';

type Titles = Record<Topic['kind'], readonly ((topic: Topic) => string)[]>;

/** How titles of one content type read; what fits a clinic does not fit a painting class. */
const titles: readonly Titles[] = [
  {
    medical: [
      ({ name }) => `${name}：从指南到床旁`,
      ({ name }) => `${name}：典型病例逐步讲解`,
      ({ short }) => `${short}门诊实战：三步建立诊疗思路`,
    ],
    general: [({ name }) => `${name}：跟着老师一步步来`, ({ name }) => `${name}：二十节视频课`],
  },
  {
    medical: [
      ({ short }) => `听懂${short}：通勤路上的十分钟`,
      ({ short }) => `${short}圆桌谈：患者最常问的八个问题`,
      ({ name }) => `${name}（音频版）`,
    ],
    general: [({ short }) => `${short}夜谈：睡前听一课`, ({ name }) => `${name}（音频版）`],
  },
  {
    medical: [
      ({ short }) => `图解${short}：一张流程图看懂诊疗路径`,
      ({ short }) => `${short}要点速查手册`,
      ({ name }) => `${name}：十个容易忽略的细节`,
    ],
    general: [({ short }) => `${short}图文教程：从工具到作品`, ({ short }) => `图解${short}`],
  },
  {
    medical: [
      ({ short }) => `${short}专栏：名师带教十二讲`,
      ({ name }) => `${name}进阶专栏`,
      ({ short }) => `${short}年度进展专栏`,
    ],
    general: [({ short }) => `${short}专栏：每周一练`, ({ name }) => `${name}专栏`],
  },
  {
    medical: [({ name }) => `${name}系统课`, ({ short }) => `${short}规范化培训`],
    general: [({ name }) => `${name}系统课`],
  },
  {
    medical: [({ short }) => `${short}多学科专题`, ({ name }) => `${name}专题研修班`],
    general: [({ short }) => `${short}主题月`],
  },
];

const counts = [26, 24, 24, 24, 24, 30];
const prices = [0, 1990, 9900, 0, 4900, 19900, 29900, 990, 36500, 12800, 0, 5900];
const learners = [0, 7, 86, 342, 1280, 5604, 12873, 38216, 64, 958, 2417, 83590, 19, 731];

const pick = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('empty list');
  return value;
};

/** What paid products cost beside their price: some are reduced, some cheaper or free by card. */
const termsOf = (priceFen: number, number: number) => {
  if (priceFen === 0) return {};
  const terms = [
    { linePriceFen: Math.round((priceFen * 1.5) / 100) * 100 },
    { memberFree: true },
    { memberPriceFen: Math.round(priceFen * 0.8) },
    {},
  ];
  return pick(terms, number);
};

/** In some columns and courses a lesson opens when the one before it is finished. */
const isSequential = (type: number, index: number): boolean =>
  (type === COLUMN && index % 8 === 3) || (type === SERIES && index % 8 === 2);

export type DemoProduct = { row: typeof product.$inferInsert; topic: Topic };

const productOf = (type: number, index: number, now: number, teachers: number[]): DemoProduct => {
  const topic = pick(topics, index + type * 5);
  const number = index + type * 7;
  const title = pick(pick(titles, type)[topic.kind], index + Math.floor(index / topics.length));
  const row = {
    type,
    title: title(topic),
    subtitle: subtitleOf(topic),
    thumb: coverOf(topic),
    introHtml: introOf(topic),
    priceFen: pick(prices, number),
    ...termsOf(pick(prices, number), number),
    sequential: isSequential(type, index),
    learners: pick(learners, number * 3),
    teacherId: pick(teachers, teacherOfTopic(topic.slug)),
    graphicLesson: type === GRAPHIC && index % 2 === 0,
    createdAt: new Date(now - (index * counts.length + type + 1) * DAY * 0.6),
  };
  return { row, topic };
};

/** Every content type with more rows than two pages hold. */
export const demoProducts = (now: number, teachers: number[]): DemoProduct[] =>
  counts.flatMap((count, type) =>
    Array.from({ length: count }, (_, index) => productOf(type, index, now, teachers)),
  );

/** Which of `ids` stand in a list: every `step`-th from `first` on, mixed over the types. */
export const demoListing = (listing: Listing, ids: number[], first: number, step: number) =>
  ids
    .filter((_, index) => index % step === first)
    .map((productId, index) => ({ listing, productId, position: (index * 11) % 36 }));
