import type { CallRow } from './call-row.ts';

const key = 'k';

const lesson = {
  id: 11,
  title: '先看节律再看波形',
  kind: 'video',
  duration: '60000',
  free: 0,
  trial: '20000',
  no_skip: '1',
  lock: 'buy',
  position: null,
  furthest: 0,
  finished: '0',
};
const readLesson = {
  id: '11',
  title: '先看节律再看波形',
  kind: 'video',
  duration: 60_000,
  free: false,
  trial: 20_000,
  noSkip: true,
  lock: 'buy',
  position: 0,
  finished: false,
};

const product = {
  id: 7,
  type: '4',
  title: '心电图系统课',
  subtitle: null,
  thumb: '/c.svg',
  price: '49.00',
  line_price: 98,
  member_price: null,
};
const readProduct = {
  id: '7',
  type: 4,
  title: '心电图系统课',
  subtitle: '',
  price: '49.00',
  linePrice: '98.00',
  memberPrice: null,
};

const review = {
  id: 3,
  nickname: '林**',
  headimg: '/a.svg',
  score: '5',
  content: '<b>好</b>',
  create_time: 1767225600,
  mine: 1,
};
const readReview = {
  nickname: '林**',
  avatar: '/a.svg',
  score: 5,
  text: '<b>好</b>',
  at: 1767225600000,
  mine: true,
};

const standing = { position: '9000', furthest: 9000, watched: 8000, finished: 0, percent: 15 };
const readStanding = {
  position: 9000,
  furthest: 9000,
  watched: 8000,
  finished: false,
  percent: 15,
};

export const courseCalls: Record<string, CallRow> = {
  '/v1/product/detail': [
    { id: '7' },
    {
      ...product,
      virtual_stock: '120',
      intro: '<p>介绍</p>',
      sequential: 1,
      graphic: 0,
      likes: 3,
      lesson_count: 10,
      duration: 600000,
      teacher: { teacher_id: 2, real_name: '陈思远', headimg: '/t.svg', shop_name: '工作室' },
      chapters: [{ id: 5, title: '', lessons: [lesson] }],
      mine: {
        access: 'none',
        until: null,
        collected: 1,
        percent: '40',
        next_lesson: 11,
        score: 4,
        order_id: 31,
      },
      related: [{ id: 8, title: '另一门', type: 0, price: '0.00', virtual_stock: 5 }],
      rating: { total: 2, average: '4.5', latest: [review] },
      group: { code: '/uploads/q.png', text: null },
    },
    {
      group: { code: '/uploads/q.png', text: '' },
      ...readProduct,
      learners: 120,
      intro: '<p>介绍</p>',
      sequential: true,
      lessonCount: 10,
      teacher: { teacherId: '2', name: '陈思远', avatar: '/t.svg', shop: '工作室' },
      chapters: [{ id: '5', lessons: [readLesson] }],
      mine: {
        access: 'none',
        collected: true,
        percent: 40,
        nextLesson: '11',
        score: 4,
        order: '31',
      },
      related: [{ id: '8', learners: 5 }],
      rating: { total: 2, average: '4.5', latest: [readReview] },
    },
  ],
  '/v1/product/lesson': [
    { id: '7', lesson: '11' },
    {
      ...lesson,
      chapter_id: 5,
      chapter_title: '第一章',
      product: { ...product, teacher_name: '陈思远' },
      access: 'none',
      open: 'trial',
      sources: [{ kind: 'hls', address: '/stream/slides/index.m3u8?m=2&s=x' }],
      until: 1767225600,
      html: null,
      watermark: '138****1234',
      previous: '',
      next: 12,
    },
    {
      ...readLesson,
      chapterId: '5',
      chapterTitle: '第一章',
      product: { ...readProduct, teacher: '陈思远' },
      access: 'none',
      open: 'trial',
      sources: [{ kind: 'hls', address: '/stream/slides/index.m3u8?m=2&s=x' }],
      until: 1767225600000,
      html: '',
      watermark: '138****1234',
      next: '12',
    },
  ],
  '/v1/product/progress': [
    { id: '7', lesson: '11', position: 9000, speed: 150, played: 8000 },
    standing,
    readStanding,
  ],
  '/v1/product/startGraphicStudy': [
    { id: '7', lesson: '' },
    { lesson: 11, need: '10000', position: 0, finished: 0 },
    { lesson: '11', need: 10_000, position: 0, finished: false },
  ],
  '/v1/product/finishGraphicStudy': [{ id: '7', lesson: '11', key }, standing, readStanding],
  '/v1/product/reviews': [
    { id: '7', page: 1 },
    { data: [review], last_page: '3' },
    { items: [readReview], pageCount: 3 },
  ],
  '/v1/product/review': [{ id: '7', score: 4, text: '好', key }, [], {}],
  '/v1/product/notices': [
    { id: '', page: 1 },
    { data: [{ id: 1, title: '须知', html: '<p>一</p>', pinned: 1, create_time: 1767225600 }] },
    { items: [{ id: '1', title: '须知', html: '<p>一</p>', pinned: true, at: 1767225600000 }] },
  ],
  '/v1/product/mine': [
    { tab: 'all', page: 1 },
    {
      data: [
        { ...product, teacher_name: '陈思远', granted: 1, lesson_count: 10, finished: 4, at: null },
      ],
      last_page: 2,
    },
    {
      items: [
        { id: '7', teacher: '陈思远', granted: true, lessonCount: 10, finished: 4, at: null },
      ],
    },
  ],
  '/v1/product/studyWeek': [
    {},
    { today: '2026-11-25', days: [{ day: '2026-11-23', seconds: '600' }, { seconds: 5 }] },
    { today: '2026-11-25', days: [{ day: '2026-11-23', seconds: 600 }] },
  ],
  '/v1/product/viewed': [
    { page: 1 },
    { data: [{ ...product, target: 'product', percent: 40, at: 1767225600 }], last_page: 1 },
    { items: [{ target: 'product', id: '7', percent: 40, at: 1767225600000 }], pageCount: 1 },
  ],
  '/v1/product/clearViewed': [{ key }, [], {}],
  '/v1/product/collected': [
    { tab: 'news', page: 1 },
    { data: [{ id: 7, target: 'news', title: '资讯', at: 1767225600 }], last_page: 1 },
    { items: [{ target: 'news', id: '7', title: '资讯', price: null, at: 1767225600000 }] },
  ],
};

/** Nobody waits for these. */
export const quiet = ['/v1/product/progress', '/v1/product/startGraphicStudy'];
