import { cover, pageOf, sampleOf } from '../sample.ts';
import {
  finishGraphicStudy,
  productDetail,
  productLesson,
  reportProgress,
  startGraphicStudy,
} from './endpoints.ts';
import {
  clearViewed,
  collectedList,
  myProducts,
  productNotices,
  studyWeek,
  viewedList,
} from './list-endpoints.ts';
import { productReviews, saveReview } from './review-endpoints.ts';

const NOON = 1_795_147_200;
const DAY = 86_400;
const MINUTE = 60_000;

const article =
  '<p>这一节只谈一件事：拿到心电图以后，前三十秒看什么。它看起来简单，却是门诊里最容易做走样的一步。</p><h3>三个环节</h3><table><tr><th>环节</th><th>要点</th></tr><tr><td>先看节律</td><td>P 波在不在，和 QRS 是什么关系</td></tr><tr><td>再看间期</td><td>PR、QRS、QT 逐个量，不要目测</td></tr></table><p><img src="/media/cover-ecg.svg" alt="心电图判读"></p><blockquote>慢一点，往往就是快一点。</blockquote><p>学完这一节，可以接着看 ST 段改变的鉴别。</p>';

const names = [
  '节律与间期：前三十秒看什么',
  'ST 段抬高不都是心肌梗死',
  '宽 QRS 心动过速的三步法',
  '起搏心电图入门',
];

const kinds = ['video', 'video', 'audio', 'text'];

const rows = names.map((title, index) => ({
  ...{ id: index + 1, title, kind: kinds[index], duration: (8 + index * 3) * MINUTE },
  ...{ free: index === 0 ? 1 : 0, trial: 0, no_skip: 0, lock: 'none' },
  ...{ position: 0, furthest: index === 1 ? 5 * MINUTE : 0, finished: index === 0 ? 1 : 0 },
}));

const chapters = [
  { id: 1, title: '第一章　打好基础', lessons: rows.slice(0, 2) },
  { id: 2, title: '第二章　进入临床', lessons: rows.slice(2) },
];

const forSale = chapters.map((chapter) => ({
  ...chapter,
  lessons: chapter.lessons.map((row, index) => ({
    ...row,
    ...{ furthest: 0, finished: 0, lock: row.free ? 'none' : 'buy' },
    trial: chapter.id === 1 && index === 1 ? 20_000 : 0,
  })),
}));

export const reviews = ['讲得清楚，例子贴近临床。', '节奏刚好，通勤路上就能听完一节。', ''].map(
  (content, index) => ({
    ...{ id: index + 1, nickname: ['小林', '王医生', '赵护士'][index], content },
    headimg: `/media/avatar-${index + 4}.svg`,
    ...{ score: 5 - index, create_time: NOON - index * DAY * 3, mine: index === 0 ? 1 : 0 },
  }),
);

const teacher = {
  ...{ teacher_id: '7', real_name: '陈思远', headimg: '/media/avatar-1.svg' },
  ...{ title: '主任医师 教授', shop_name: '心血管病学工作室' },
};

const nothing = {
  ...{ access: 'none', until: 0, collected: 0, liked: 0, percent: 0, finished: 0, started: 0 },
  ...{ next_lesson: '1', score: 0, review: '' },
};
const owned = {
  ...nothing,
  ...{ access: 'granted', percent: 25, finished: 1, started: 1, next_lesson: '2', collected: 1 },
  order_id: '31',
};

const facts = {
  ...{ id: 9, type: 4, title: '心电图判读与临床应用系统课', thumb: '/media/cover-ecg.svg' },
  subtitle: '从“前三十秒看什么”到“起搏心电图”，一步一步讲清楚',
  ...{ price: '199.00', line_price: '299.00', member_price: '159.20' },
};

export const boughtProduct = {
  ...facts,
  ...{ virtual_stock: 12_873, sequential: 0, graphic: 0, likes: 86, lesson_count: 4 },
  gains: ['三十秒内说出节律与心率', '独立判读 ST 段改变并决定是否急诊', '写出规范的心电图报告'],
  ...{ intro: article, duration: 50 * MINUTE, teacher, chapters, mine: owned },
  related: [
    {
      ...{ id: 3, type: 0, title: '高血压门诊实战：三步建立诊疗思路', price: '0.00' },
      ...{ thumb: '/media/cover-hypertension.svg', virtual_stock: 342, teacher_name: '陈思远' },
    },
  ],
  rating: { total: 3, average: '4.0', latest: reviews },
  returns: { days: 7, percent: 10, partly: 1 },
};

export const soldProduct = { ...boughtProduct, chapters: forSale, mine: nothing };

export const soldByCard = {
  ...soldProduct,
  price: '159.20',
  line_price: '199.00',
  member_price: '159.20',
};

export const bareProduct = {
  ...soldProduct,
  title:
    '基层医疗机构慢性病规范化管理与连续性照护能力提升专题研修班（含病例讨论，面向全科与专科医生）',
  ...{ subtitle: '', thumb: '', virtual_stock: 0, intro: '', related: [], chapters: [] },
  teacher: { teacher_id: '', real_name: '', headimg: '', title: '', shop_name: '' },
  ...{ price: '0.00', line_price: null, member_price: null },
  ...{ mine: { ...nothing, access: 'free', next_lesson: '' } },
  rating: { total: 0, average: '', latest: [] },
  returns: undefined,
};

export const videoLesson = {
  ...rows[1],
  ...{ chapter_id: 1, chapter_title: '第一章　打好基础' },
  product: { ...facts, teacher_name: '陈思远' },
  ...{ access: 'granted', open: 'full', position: 192_000, until: NOON + DAY, html: '' },
  sources: [{ kind: 'mp4', address: '/stream/none.mp4' }],
  ...{ watermark: '138****1234', previous: '1', next: '3' },
};

export const trialLesson = {
  ...videoLesson,
  access: 'none',
  open: 'trial',
  trial: 20_000,
  lock: 'buy',
};

export const closedLesson = { ...trialLesson, open: 'none', trial: 0, sources: [] };

export const lockedLesson = { ...closedLesson, access: 'granted', lock: 'previous' };

export const audioLesson = { ...videoLesson, ...rows[2], position: 0, previous: '2', next: '4' };

export const textLesson = {
  ...videoLesson,
  ...{ ...rows[3], position: 0, html: article, sources: [], previous: '3', next: '' },
};

export const textTrial = { ...textLesson, access: 'none', open: 'trial', trial: 1, lock: 'buy' };

const studied = ['心电图判读与临床应用系统课', '听懂脑卒中：通勤路上的十分钟', '图解肝病'].map(
  (title, index) => ({
    ...{ id: index + 9, type: [4, 1, 2][index], title, teacher_name: '陈思远', granted: 1 },
    thumb: ['/media/cover-ecg.svg', '/media/cover-stroke.svg', '/media/cover-liver.svg'][index],
    ...{ until: index === 1 ? NOON + 90 * DAY : 0, lesson_count: [4, 1, 1][index] },
    ...{ finished: [1, 1, 0][index], percent: [25, 100, 0][index], lesson: '2' },
    ...{ lesson_title: names[1], at: index === 2 ? 0 : NOON - index * DAY },
  }),
);

const viewed = studied.map((row, index) => ({
  ...{ ...row, target: 'product', at: NOON - index * DAY },
}));

const collected = studied.map(({ id, type, title, thumb, teacher_name }) => ({
  ...{ target: 'product', id, type, title, thumb, teacher_name, price: '19.90' },
  ...{ virtual_stock: 342, at: NOON },
}));

const notices = ['第三章已更新，可以学习了', '学习时长说明'].map((title, index) => ({
  ...{ id: index + 1, title, html: '<p>请在课程有效期内学完全部章节，时长以实际观看为准。</p>' },
  ...{ pinned: index === 0 ? 1 : 0, create_time: NOON - index * DAY },
}));

const key = 'k';
const wildLesson = {
  ...{ ...rows[0], id: 11, title: '先看节律再看波形', duration: '60000', free: 0, trial: '20000' },
  ...{ no_skip: '1', lock: 'buy', position: null, finished: '0' },
};
const readLesson = {
  ...{ id: '11', title: '先看节律再看波形', kind: 'video', duration: 60_000, free: false },
  ...{ trial: 20_000, noSkip: true, lock: 'buy', position: 0, finished: false },
};
const wildProduct = {
  ...{ ...facts, id: 7, type: '4', title: '心电图系统课', subtitle: null, price: '49.00' },
  ...{ line_price: 98, member_price: null },
};
const readProduct = {
  ...{ id: '7', type: 4, title: '心电图系统课', subtitle: '', price: '49.00' },
  ...{ linePrice: '98.00', memberPrice: null },
};
const wildReview = {
  ...{ id: 3, nickname: '林**', headimg: '/a.svg', score: '5', content: '<b>好</b>', mine: 1 },
  create_time: 1767225600,
};
const readReview = {
  ...{ nickname: '林**', avatar: '/a.svg', score: 5, text: '<b>好</b>', mine: true },
  at: 1767225600000,
};

const sources = [{ kind: 'hls', address: '/stream/slides/index.m3u8?m=2&s=x' }];
const standing = { position: '9000', furthest: 9000, watched: 8000, finished: 0, percent: 15 };
const readStanding = { ...standing, position: 9000, finished: false };

const listed: [title: string, type: number, price: string, teacher: string][] = [
  ['冠心病规范化诊疗：从指南到床旁', 0, '0.00', '陈思远'],
  ['高血压全程管理：十个容易忽略的细节', 2, '19.90', '李文博'],
  ['心电图判读与临床应用专栏：名师带教十二讲', 3, '299.00', '王雅琴'],
  ['听懂胰岛素：通勤路上的十分钟', 1, '9.90', '张建国'],
  ['儿童发热与用药安全系统课', 4, '99.00', '刘静怡'],
  ['慢阻肺多学科专题', 5, '0.00', '杨晨光'],
];

export const productRows = listed.map(([title, type, price, teacher_name], index) => ({
  ...{ id: index + 1, type, title, price, teacher_name, thumb: cover(index) },
  virtual_stock: index * 731,
}));

export const wildProductRow = {
  ...{ id: 3, type: '0', title: '心电图', price: '9.9', virtual_stock: '12' },
};
export const readProductRow = { id: '3', type: 0, title: '心电图', price: '9.90', learners: 12 };

export const samples = [
  sampleOf(productDetail, {
    payload: { id: '7' },
    tidy: boughtProduct,
    wild: {
      ...{ ...boughtProduct, ...wildProduct, virtual_stock: '120', intro: '<p>介绍</p>' },
      ...{ sequential: 1, lesson_count: 10, group: { code: '/uploads/q.png', text: null } },
      teacher: { teacher_id: 2, real_name: '陈思远', headimg: '/t.svg', shop_name: '工作室' },
      chapters: [{ id: 5, title: '', lessons: [wildLesson] }],
      mine: {
        ...{ ...nothing, until: null, collected: 1, percent: '40', next_lesson: 11, score: 4 },
        order_id: 31,
      },
      related: [{ id: 8, title: '另一门', type: 0, price: '0.00', virtual_stock: 5 }],
      rating: { total: 2, average: '4.5', latest: [wildReview] },
    },
    data: {
      ...{ ...readProduct, learners: 120, intro: '<p>介绍</p>', sequential: true },
      ...{ lessonCount: 10, group: { code: '/uploads/q.png', text: '' } },
      teacher: { teacherId: '2', name: '陈思远', avatar: '/t.svg', shop: '工作室' },
      chapters: [{ id: '5', lessons: [readLesson] }],
      mine: {
        ...{ access: 'none', collected: true, percent: 40, nextLesson: '11', score: 4 },
        order: '31',
      },
      related: [{ id: '8', learners: 5 }],
      rating: { total: 2, average: '4.5', latest: [readReview] },
    },
  }),
  sampleOf(productLesson, {
    payload: { id: '7', lesson: '11' },
    tidy: videoLesson,
    wild: {
      ...{ ...trialLesson, ...wildLesson, sources, chapter_id: 5, chapter_title: '第一章' },
      ...{ product: { ...wildProduct, teacher_name: '陈思远' }, until: 1767225600, html: null },
      next: 12,
    },
    data: {
      ...{ ...readLesson, sources, chapterId: '5', chapterTitle: '第一章', access: 'none' },
      ...{ product: { ...readProduct, teacher: '陈思远' }, open: 'trial', until: 1767225600000 },
      ...{ html: '', watermark: '138****1234', next: '12' },
    },
  }),
  sampleOf(reportProgress, {
    payload: { id: '7', lesson: '11', position: 9000, speed: 150, played: 8000 },
    quiet: true,
    tidy: { position: 0, furthest: 0, watched: 0, finished: 0, percent: 0 },
    wild: standing,
    data: readStanding,
  }),
  sampleOf(startGraphicStudy, {
    payload: { id: '7', lesson: '' },
    quiet: true,
    tidy: { lesson: 4, need: 90_000, position: 0, finished: 0 },
    wild: { lesson: 11, need: '10000', position: 0, finished: 0 },
    data: { lesson: '11', need: 10_000, position: 0, finished: false },
  }),
  sampleOf(finishGraphicStudy, {
    payload: { id: '7', lesson: '11', key },
    wild: standing,
    data: readStanding,
  }),
  sampleOf(productReviews, {
    payload: { id: '7', page: 1 },
    tidy: pageOf(reviews),
    wild: { data: [wildReview], last_page: '3' },
    data: { items: [readReview], pageCount: 3 },
  }),
  sampleOf(saveReview, { payload: { id: '7', score: 4, text: '好', key } }),
  sampleOf(productNotices, {
    payload: { id: '', page: 1 },
    tidy: pageOf(notices),
    wild: {
      data: [{ id: 1, title: '须知', html: '<p>一</p>', pinned: 1, create_time: 1767225600 }],
    },
    data: {
      items: [{ id: '1', title: '须知', html: '<p>一</p>', pinned: true, at: 1767225600000 }],
    },
  }),
  sampleOf(myProducts, {
    payload: { tab: 'all', page: 1 },
    tidy: pageOf(studied),
    wild: {
      data: [
        {
          ...{ ...wildProduct, teacher_name: '陈思远', granted: 1, lesson_count: 10, finished: 4 },
          at: null,
        },
      ],
      last_page: 2,
    },
    data: {
      items: [
        { id: '7', teacher: '陈思远', granted: true, lessonCount: 10, finished: 4, at: null },
      ],
    },
  }),
  sampleOf(studyWeek, {
    payload: {},
    tidy: {
      today: '2026-11-20',
      days: [1500, 900, 0, 2400, 1260].map((seconds, index) => ({
        ...{ day: `2026-11-${16 + index}`, seconds },
      })),
    },
    wild: { today: '2026-11-25', days: [{ day: '2026-11-23', seconds: '600' }, { seconds: 5 }] },
    data: { today: '2026-11-25', days: [{ day: '2026-11-23', seconds: 600 }] },
  }),
  sampleOf(viewedList, {
    payload: { page: 1 },
    tidy: pageOf(viewed),
    wild: {
      data: [{ ...wildProduct, target: 'product', percent: 40, at: 1767225600 }],
      last_page: 1,
    },
    data: { items: [{ target: 'product', id: '7', percent: 40, at: 1767225600000 }], pageCount: 1 },
  }),
  sampleOf(clearViewed, { payload: { key } }),
  sampleOf(collectedList, {
    payload: { tab: 'news', page: 1 },
    tidy: pageOf(collected),
    wild: pageOf([{ id: 7, target: 'news', title: '资讯', at: 1767225600 }]),
    data: { items: [{ target: 'news', id: '7', title: '资讯', price: null, at: 1767225600000 }] },
  }),
];
