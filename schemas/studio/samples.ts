import { pageOf, sampleOf } from '../sample.ts';
import {
  applyForBroadcast,
  broadcastForm,
  broadcastList,
  withdrawBroadcast,
} from './broadcast-endpoints.ts';
import {
  courseManagement,
  courseQuestions,
  courseReviews,
  courseRevision,
  courseStudents,
  createCourse,
  dropRevision,
  incomeList,
  incomeTotals,
  notifyStudents,
  reviseCourse,
  saveCourse,
  saveLesson,
  saveOutline,
  studioCourses,
  studioFiles,
  studioHome,
  studioLesson,
  submitCourse,
  takeCourseDown,
  withdrawCourse,
} from './endpoints.ts';

const AT = 1_763_625_600;
const key = 'k';

const home = {
  ...{ name: '吴承宇', headimg: '/media/avatar-14.svg', role: 'owner', learner_num: 3604 },
  ...{ course_num: 6, fans: 128, income: '2680.50', refused: 1, waiting: 1, draft: 2 },
  ...{ unanswered: 1, live_refused: 1, live_waiting: 2 },
};

const courses = [
  {
    ...{ id: 'r3', revision: '3', product: '', title: '眼底病读片入门', type: 4 },
    ...{ thumb: '/media/cover-ct.svg', price: '99.00', state: 'refused', sale: 'none' },
    ...{ reason: '第二章还没有讲完，请补充。', learner_num: 0, save_time: AT },
  },
  {
    ...{ id: 'r2', revision: '2', product: '12', title: '青光眼门诊实战', type: 4 },
    ...{ thumb: '/media/cover-surgery.svg', price: '199.00', state: 'waiting', sale: 'on' },
    ...{ reason: '', learner_num: 86, save_time: AT - 86_400 },
  },
  {
    ...{ id: 'p15', revision: '', product: '15', title: '图解干眼', type: 2 },
    ...{ thumb: '', price: '0.00', state: 'published', sale: 'on' },
    ...{ reason: '', learner_num: 342, save_time: AT - 172_800 },
  },
];

const chapters = [
  {
    ...{ id: '31', title: '第一章　打好基础' },
    lessons: [
      {
        ...{ id: '101', kind: 'video', title: '为什么要学读片', duration: 1_080_000, ready: 1 },
        ...{ free: 1, trial: 0, promised: 1 },
      },
      {
        ...{ id: 'n7', kind: 'text', title: '常见误区', duration: 0, ready: 0 },
        ...{ free: 0, trial: 0, promised: 0 },
      },
    ],
  },
];

const revision = {
  ...{ id: '3', version: 4, state: 'refused', reason: '第二章还没有讲完，请补充。', product: '' },
  ...{ type: 4, title: '眼底病读片入门', subtitle: '', thumb: '/media/cover-ct.svg' },
  ...{ category: '2', intro: '<p>从正常眼底讲起。</p>', gains: '看懂眼底照片', price_fen: 9900 },
  ...{ sold: 0, sequential: 0, role: 'owner', save_time: AT, chapters },
  categories: [
    { id: '1', title: '内科' },
    { id: '2', title: '眼科' },
  ],
};

const file = {
  ...{ id: '9', name: '第一讲.mp4', duration: 1_080_000, poster: '', create_time: AT },
};

const lesson = {
  ...{ id: '101', version: 4, state: 'draft', course_title: '眼底病读片入门', kind: 'video' },
  ...{ title: '为什么要学读片', media: '9', media_name: '第一讲.mp4', duration: 1_080_000 },
  ...{ poster: '', html: '<p>课前请准备笔记本。</p>', trial: 60, free: 0, no_skip: 1 },
};

const management = {
  ...{ id: '12', title: '青光眼门诊实战', type: 4, thumb: '/media/cover-surgery.svg' },
  ...{ price: '199.00', sale: 'on', learner_num: 86, order_num: 64, income: '9840.00' },
  ...{ review_num: 12, average: '4.8', unanswered: 2, role: 'owner' },
};

const student = {
  ...{ id: '8', nickname: '林**', phone: '138****1234', percent: 42, watched: 3_600_000 },
  last_time: AT,
};

const review = {
  ...{ id: 4, nickname: '林**', headimg: '', score: 5, content: '讲得清楚', create_time: AT },
  mine: 0,
};

const question = {
  ...{ id: '6', content: '眼压高就是青光眼吗？', nickname: '林**' },
  ...{ course_title: '青光眼门诊实战', answers: 1, teacher: 0, time: AT },
};

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  fen: index % 3 === 0 ? 9900 : index % 7 === 0 ? -1990 : 0,
}));

const entry = {
  ...{ id: '5', title: '青光眼门诊实战', way: 'in', amount: '199.00', kind: 'course' },
  create_time: AT,
};

const broadcast = {
  ...{ id: '4', version: 2, title: '眼底照片怎么读', intro: '从正常眼底讲起。\n最后半小时答疑。' },
  ...{ start_time: AT + 259_200, minutes: 60, admission: 'paid', price_fen: 1990, locked: 0 },
  ...{ video: '9', video_name: '眼底读片.mp4', duration: 2_700_000, poster: '' },
  ...{ cover: '7', thumb: '/media/live-5.svg', state: 'refused', reason: '请写清楚适合谁听。' },
  ...{ send_time: AT, live: '', status: 0 },
};

const broadcasts = [
  broadcast,
  {
    ...{ ...broadcast, id: '5', title: '干眼门诊十问', admission: 'free', price_fen: 0 },
    ...{ state: 'waiting', reason: '', thumb: '/media/live-8.svg' },
  },
  {
    ...{ ...broadcast, id: '6', title: '青光眼随访', admission: 'password', locked: 1 },
    ...{ price_fen: 0, state: 'passed', reason: '', live: '24', thumb: '/media/live-11.svg' },
  },
  {
    ...{ ...broadcast, id: '7', title: '屈光不正的误区', state: 'passed', reason: '' },
    ...{ live: '25', status: 3, thumb: '' },
  },
];

const saved = { version: 5, save_time: AT };
const readSaved = { version: 5, savedAt: AT * 1000 };

export const samples = [
  sampleOf(studioHome, {
    payload: {},
    tidy: home,
    wild: { ...home, learner_num: '3604', income: null, headimg: null },
    data: { learners: 3604, income: null, avatar: '', unanswered: 1, broadcastsWaiting: 2 },
  }),
  sampleOf(studioCourses, {
    payload: { tab: 'all', page: 1 },
    tidy: pageOf(courses),
    wild: { data: [{ ...courses[0], type: '4', price: 99 }], last_page: '2' },
    data: { items: [{ id: 'r3', type: 4, price: '99.00', learners: 0 }], pageCount: 2 },
  }),
  sampleOf(createCourse, {
    payload: { type: 4, title: '眼底病读片入门', key },
    tidy: { id: '3' },
    wild: { id: 3 },
    data: { id: '3' },
  }),
  sampleOf(reviseCourse, {
    payload: { id: '12', key },
    tidy: { id: '3' },
    wild: { id: 3 },
    data: { id: '3' },
  }),
  sampleOf(courseRevision, {
    payload: { id: '3' },
    tidy: revision,
    wild: { ...revision, version: '4', chapters: [], categories: null },
    data: { version: 4, chapters: [], categories: [], priceFen: 9900, savedAt: AT * 1000 },
  }),
  sampleOf(saveCourse, {
    payload: {
      ...{ id: '3', version: 4, title: '眼底病读片入门', subtitle: '', thumb: '/media/a.svg' },
      ...{ category: '2', intro: '<p>从正常眼底讲起。</p>', gains: '', priceFen: 9900 },
      sequential: false,
    },
    quiet: true,
    tidy: saved,
    wild: { version: '5', save_time: AT },
    data: readSaved,
  }),
  sampleOf(saveOutline, {
    payload: {
      ...{ id: '3', version: 4 },
      chapters: [
        { id: '31', title: '', lessons: [{ id: '101', kind: 'video', title: '为什么要学读片' }] },
      ],
    },
    quiet: true,
    tidy: saved,
    wild: { version: '5', save_time: AT },
    data: readSaved,
  }),
  sampleOf(studioLesson, {
    payload: { course: '3', lesson: '101' },
    tidy: lesson,
    wild: { ...lesson, trial: '60', no_skip: '1', media_name: null },
    data: { trial: 60, noSkip: true, mediaName: '', courseTitle: '眼底病读片入门' },
  }),
  sampleOf(saveLesson, {
    payload: {
      ...{ id: '3', version: 4, lesson: '101', title: '为什么要学读片', media: '9' },
      ...{ html: '', trial: 60, free: false, noSkip: true },
    },
    quiet: true,
    tidy: saved,
    wild: { version: '5', save_time: AT },
    data: readSaved,
  }),
  sampleOf(studioFiles, {
    payload: { kind: 'video', page: 1 },
    tidy: pageOf([file]),
    wild: { data: [{ ...file, id: 9, duration: '1080000' }], last_page: 1 },
    data: { items: [{ id: '9', duration: 1_080_000, at: AT * 1000 }], pageCount: 1 },
  }),
  sampleOf(submitCourse, { payload: { id: '3', version: 4, key }, tidy: {}, data: {} }),
  sampleOf(withdrawCourse, { payload: { id: '3', key }, tidy: {}, data: {} }),
  sampleOf(dropRevision, { payload: { id: '3', key }, tidy: {}, data: {} }),
  sampleOf(takeCourseDown, { payload: { id: '12', key }, tidy: {}, data: {} }),
  sampleOf(courseManagement, {
    payload: { id: '12' },
    tidy: management,
    wild: { ...management, order_num: '64', average: null, income: null },
    data: { orders: 64, average: '', income: null, learners: 86, reviews: 12 },
  }),
  sampleOf(courseStudents, {
    payload: { id: '12', page: 1 },
    tidy: pageOf([student, { ...student, id: '9', percent: 0, watched: 0, last_time: null }]),
    wild: { data: [{ ...student, percent: '42' }], last_page: '1' },
    data: { items: [{ percent: 42, at: AT * 1000 }], pageCount: 1 },
  }),
  sampleOf(courseReviews, {
    payload: { id: '12', page: 1 },
    tidy: pageOf([review]),
    wild: { data: [{ ...review, score: '5' }], last_page: 1 },
    data: { items: [{ id: '4', score: 5, text: '讲得清楚' }], pageCount: 1 },
  }),
  sampleOf(courseQuestions, {
    payload: { id: '12', page: 1 },
    tidy: pageOf([question]),
    wild: { data: [{ ...question, answers: '1', teacher: '0' }], last_page: 1 },
    data: { items: [{ id: '6', answers: 1, teacher: false }], pageCount: 1 },
  }),
  sampleOf(notifyStudents, {
    payload: { id: '12', title: '本周加课', text: '周五晚上八点加一节答疑。', key },
    tidy: { sent: 86 },
    wild: { sent: '86' },
    data: { sent: 86 },
  }),
  sampleOf(broadcastList, {
    payload: { page: 1 },
    tidy: pageOf(broadcasts),
    wild: { data: [{ ...broadcast, minutes: '60', status: '0', locked: '0' }], last_page: '1' },
    data: { items: [{ id: '4', minutes: 60, priceFen: 1990, locked: false }], pageCount: 1 },
    states: { 空: pageOf([]) },
  }),
  sampleOf(broadcastForm, {
    payload: { id: '4' },
    tidy: { teacher: '吴承宇', application: broadcast },
    wild: { teacher: '吴承宇', application: { ...broadcast, version: '2', video: null } },
    data: { teacher: '吴承宇', application: { version: 2, video: '', videoName: '眼底读片.mp4' } },
  }),
  sampleOf(applyForBroadcast, {
    payload: {
      ...{ id: '4', version: 2, title: '眼底照片怎么读', intro: '从正常眼底讲起。' },
      ...{ startTime: (AT + 259_200) * 1000, minutes: 60, admission: 'paid', priceFen: 1990 },
      ...{ password: '', video: '9', cover: '7', key },
    },
    tidy: {},
    data: {},
  }),
  sampleOf(withdrawBroadcast, { payload: { id: '4', key }, tidy: {}, data: {} }),
  sampleOf(incomeTotals, {
    payload: { kind: 'all' },
    tidy: { total: '9840.00', days },
    wild: { total: 9840, days: [{ day: '2026-11-01', fen: '-1990' }] },
    data: { total: '9840.00', days: [{ day: '2026-11-01', fen: -1990 }] },
  }),
  sampleOf(incomeList, {
    payload: { kind: 'all', page: 1 },
    tidy: pageOf([entry, { ...entry, id: '4', way: 'out', amount: '19.90' }]),
    wild: { data: [{ ...entry, amount: 199 }], last_page: '1' },
    data: { items: [{ amount: '199.00', way: 'in', at: AT * 1000 }], pageCount: 1 },
  }),
];
