import type { ActivityCardProps } from '#src/entities/activity/card.tsx';
import type { CourseCardProps } from '#src/entities/course/card.tsx';
import type { LiveCardProps } from '#src/entities/live/card.tsx';

const picture = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="none">${drawing}</svg>`,
  )}`;

export const hardPictures: Readonly<Record<string, string>> = {
  纯白: picture('<path d="M0 0h160v100H0z" fill="#fff"/>'),
  浅色花纹: picture(
    '<path d="M0 0h160v100H0z" fill="#f3efe2"/><path d="M0 10h160M0 30h160M0 50h160M0 70h160M0 90h160" stroke="#d9c9a0" stroke-width="8"/>',
  ),
  中灰: picture('<path d="M0 0h160v100H0z" fill="#8a949d"/>'),
  主色: picture('<path d="M0 0h160v100H0z" fill="#0b7a75"/>'),
  直播红: picture('<path d="M0 0h160v100H0z" fill="#c4161c"/>'),
  纯黑: picture('<path d="M0 0h160v100H0z"/>'),
};

export const coverNamed = (name: string) => `/media/cover-${name}.svg`;

export const course: CourseCardProps = {
  href: '/courseDetail/101',
  title: '心电图判读：从波形到诊断',
  thumb: coverNamed('ecg'),
  teacher: '陈思远',
  learners: 8620,
  price: '399.00',
  kind: '课程',
};

const LONG =
  '覆盖门诊、急诊与病房三个场景的系统课程，含病例讨论、课后练习、专家答疑与阶段测评的完整学习计划';

export const courses: readonly (CourseCardProps & { id: string })[] = [
  { ...course, id: '1' },
  {
    ...course,
    id: '2',
    title: '新生儿复苏操作训练',
    thumb: coverNamed('pediatrics'),
    teacher: '赵宁',
    learners: 15_230,
    price: '0.00',
    kind: undefined,
    mark: 'play',
  },
  { ...course, id: '3', title: LONG, thumb: '', learners: 0, price: null, kind: '专栏' },
  {
    ...course,
    id: '4',
    title: '睡前听懂一个病例',
    thumb: coverNamed('sleep'),
    learners: 123_456_789,
    price: '129999.00',
    kind: undefined,
    mark: 'listen',
  },
];

/** What a course costs, in every way that a card says it. */
export const pricedCourses: readonly (CourseCardProps & { id: string })[] = [
  { price: '99.00', priceAfterCoupon: '79.00' },
  { price: '99.00', priceAfterClaim: '89.00' },
  { price: '159.20', linePrice: '199.00', priceAfterCoupon: '0.00' },
  { price: '99999.00', priceAfterCoupon: '99998.99' },
  { price: '99999.00', priceAfterClaim: '0.01' },
  { price: '0.01', priceAfterCoupon: '0.00', title: LONG, teacher: '阿卜杜热合曼·买买提依明' },
  { price: '0.00', linePrice: '199.00' },
  { price: '99999.00', linePrice: '129999.00' },
].map((prices, index) => ({ ...course, ...prices, id: String(index) }));

export const live: LiveCardProps = {
  href: '/zhiboing/7',
  title: '胸痛中心夜话：识别高危患者',
  thumb: '/media/live-1.svg',
  status: 1,
  labelsPending: true,
  viewers: 3268,
  locked: false,
  price: '0.00',
};

const HOUR = 3_600_000;
/** 2026-11-20 12:00 in China, in ms. */
export const NOON = 1_795_147_200_000;

export const activity: ActivityCardProps = {
  href: '/teamDetails/501',
  title: '超声实操班',
  subtitle: '三人成团，含课件与答疑',
  thumb: '/media/activity-2.svg',
  kind: '拼团',
  price: '399.00',
  groupPrice: '199.00',
  learners: 3268,
  startTime: NOON - HOUR,
  endTime: NOON + 27 * HOUR,
  now: NOON,
};
