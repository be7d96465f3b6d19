import { COLUMN, GRAPHIC, SERIES } from '#schemas/course/product-type.ts';
import { DAY } from '../../../platform/time/durations.ts';
import type { Listing } from '../../tables/catalogue.ts';
import type { product } from '../../tables/course.ts';
import { teacherOfTopic } from '../teacher/teachers.ts';
import { introOf, subtitleOf } from './product-texts.ts';
import { gainsOf } from './topic-gains.ts';
import { coverOf, type Topic, topics } from './topics.ts';

type Titles = Record<Topic['kind'], readonly ((topic: Topic) => string)[]>;

const titles: readonly Titles[] = [
  {
    medical: [
      ({ name }) => `${name}：从指南到床旁`,
      ({ name }) => `${name}：典型病例逐步讲解`,
      ({ short }) => `${short}门诊实战：三步建立诊疗思路`,
    ],
    general: [({ name }) => `${name}：跟着老师一步步来`, ({ name }) => `${name}：一堂课看懂门道`],
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
    general: [({ short }) => `${short}图文教程：从入门到上手`, ({ short }) => `图解${short}`],
  },
  {
    medical: [
      ({ short }) => `${short}专栏：名师带教`,
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
const learners = [219, 86, 342, 1280, 3604, 564, 12873, 958, 64, 2417, 5862, 126, 1736, 731];
/** Subjects outside medicine have fewer learners in a school of medicine. */
const generalLearners = [64, 126, 38, 219, 86];

const pick = <T>(list: readonly T[], index: number): T => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('empty list');
  return value;
};

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

const isSequential = (type: number, index: number): boolean =>
  (type === COLUMN && index % 8 === 3) || (type === SERIES && index % 8 === 2);

export type DemoProduct = { row: typeof product.$inferInsert; topic: Topic };

const medicine = topics.filter(({ kind }) => kind === 'medical');
const general = topics.filter(({ kind }) => kind === 'general');

/** Subjects that are not clinical, such as writing papers, have titles of general ones. */
const wordedAs = ({ kind, slug }: Topic): Topic['kind'] =>
  ['english', 'writing', 'statistics'].includes(slug) ? 'general' : kind;

/** Of the older products of each type, every fourth is not about medicine. */
const topicAt = (type: number, index: number): Topic =>
  index >= 11 && index % 4 === 3
    ? pick(general, Math.floor(index / 4) + type * 2)
    : pick(medicine, index + type * 5);

const learnersOf = ({ kind }: Topic, type: number, index: number): number => {
  if (type === 5 && index === 2) return 0;
  return kind === 'medical'
    ? pick(learners, index * 5 + type * 3) + ((index * 37 + type * 53) % 97)
    : pick(generalLearners, index + type) + ((index * 7 + type * 5) % 23);
};

const productOf = (type: number, index: number, now: number, teachers: number[]): DemoProduct => {
  const topic = topicAt(type, index);
  const number = index + type * 7;
  const title = pick(
    pick(titles, type)[wordedAs(topic)],
    index + Math.floor(index / topics.length),
  );
  const row = {
    type,
    title: title(topic),
    subtitle: subtitleOf(topic),
    thumb: coverOf(topic),
    introHtml: introOf(topic),
    gains: gainsOf(topic.slug),
    priceFen: pick(prices, number),
    ...termsOf(pick(prices, number), number),
    sequential: isSequential(type, index),
    learners: learnersOf(topic, type, index),
    teacherId: pick(teachers, teacherOfTopic(topic.slug)),
    graphicLesson: type === GRAPHIC && index % 2 === 0,
    createdAt: new Date(now - (index * counts.length + type + 1) * DAY * 0.6),
  };
  return { row, topic };
};

/** Products of one topic have its covers in turn, each topic beginning with another. */
const inTurn = (products: readonly DemoProduct[]): DemoProduct[] => {
  const next = new Map(topics.map(({ slug }, position) => [slug, position]));
  return products.map(({ row, topic }) => {
    const variant = next.get(topic.slug) ?? 0;
    next.set(topic.slug, variant + 1);
    return { row: { ...row, thumb: coverOf(topic, variant) }, topic };
  });
};

/** More rows of every content type than fit on two pages. */
export const demoProducts = (now: number, teachers: number[]): DemoProduct[] =>
  inTurn(
    counts.flatMap((count, type) =>
      Array.from({ length: count }, (_, index) => productOf(type, index, now, teachers)),
    ),
  );

export const demoListing = (listing: Listing, ids: number[], first: number, step: number) =>
  ids
    .filter((_, index) => index % step === first)
    .map((productId, index) => ({ listing, productId, position: (index * 11) % 36 }));
