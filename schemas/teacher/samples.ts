import { productRows } from '../course/samples.ts';
import { pageOf, sampleOf } from '../sample.ts';
import { foundLives } from '../search/samples.ts';
import {
  followedTeachers,
  teacherDepartments,
  teacherDetail,
  teacherList,
  teacherLives,
  teacherProducts,
  workshopFans,
} from './endpoints.ts';

export const teacher = {
  id: 7,
  name: '陈思远',
  headimg: '/media/avatar-1.svg',
  title: '主任医师 教授',
  hospital: '云城医科大学附属医院',
  department: '心血管内科',
  shop_name: '心血管病学工作室',
  fans: 12_873,
  is_follow: 0,
};

const names = ['陈思远', '李文博', '王雅琴', '张建国', '刘静怡', '杨晨光'];

const followed = names.map((name, index) => ({
  ...{ ...teacher, id: index + 1, name, is_follow: 1, fans: 12_873 - index * 640 },
  headimg: `/media/avatar-${index + 1}.svg`,
}));

const departments = ['心血管内科', '神经内科', '内分泌科', '呼吸内科', '急诊医学科', '护理部'].map(
  (name, index) => ({ name, total: 6 - index }),
);

export const teacherInFull = {
  ...teacher,
  intro:
    '<p>从事心血管内科临床工作 26 年，擅长把指南条文讲成门诊里用得上的步骤。</p><h3>教学安排</h3><p>课程每月更新，直播课结束后提供回放。</p>',
  fields: ['冠心病介入', '心电图判读', '高血压管理'],
  course_num: 12,
  live_num: 3,
  learner_num: 59_360,
  banners: [
    {
      ...{ id: 1, thumb: '/media/banner-1.svg', title_name: '心电图判读训练营' },
      link_url: '/courseDetail/3',
    },
    { id: 2, thumb: '/media/banner-3.svg', title_name: '周三读片会', link_url: '/zhibodet?id=5' },
  ],
};

export const longTeacher = {
  ...teacherInFull,
  name: '阿卜杜热合曼·买买提依明',
  headimg: '',
  title: '主任医师 教授 博士研究生导师 享受国务院政府特殊津贴专家',
  hospital: '云城医科大学第一附属医院暨滨江市区域医疗中心',
  shop_name: '心血管病学工作室暨基层医师慢病管理联合培训中心',
  intro: '',
  fields: [],
  course_num: 0,
  live_num: 0,
  banners: [],
};
const wildTeacher = {
  ...{ ...teacher, headimg: '/a.svg', title: '主任医师', hospital: null, fans: '12' },
  is_follow: '1',
};
const readTeacher = {
  ...{ id: '7', name: '陈思远', avatar: '/a.svg', title: '主任医师', hospital: '' },
  ...{ shop: '心血管病学工作室', fans: 12, followed: true },
};

const course = { id: 3, type: 4, title: '心电图', thumb: '', price: '0', virtual_stock: '9' };
const live = { id: 5, broadcast_name: '读片会', broadcast_status: 1, is_admission: 1, munber: '8' };

export const samples = [
  sampleOf(teacherDetail, {
    payload: { id: '7' },
    tidy: teacherInFull,
    wild: {
      ...wildTeacher,
      intro: '<p>甲</p>',
      fields: ['心电图', ''],
      course_num: '4',
      live_num: 1,
      is_own: '1',
      banners: [{ id: '1', thumb: null, title_name: '甲', link_url: '/courseDetail/3' }],
    },
    data: {
      ...readTeacher,
      introHtml: '<p>甲</p>',
      fields: ['心电图'],
      courses: 4,
      lives: 1,
      own: true,
      banners: [{ id: '1', thumb: '', title: '甲', link: '/courseDetail/3' }],
    },
  }),
  sampleOf(teacherProducts, {
    payload: { id: '7', page: 1 },
    tidy: pageOf(productRows),
    wild: { data: [course], last_page: '2' },
    data: { items: [{ id: '3', title: '心电图', price: '0.00', learners: 9 }], pageCount: 2 },
  }),
  sampleOf(teacherLives, {
    payload: { id: '7', page: 1 },
    tidy: pageOf(foundLives),
    wild: pageOf([live]),
    data: { items: [{ id: '5', title: '读片会', status: 1, viewers: 8 }], pageCount: 1 },
  }),
  sampleOf(teacherList, {
    payload: { department: '心血管内科', keyword: '陈', page: 1 },
    tidy: pageOf(followed.map((row, index) => ({ ...row, is_follow: index % 2 }))),
    wild: { data: [wildTeacher], last_page: '3' },
    data: { items: [readTeacher], pageCount: 3 },
  }),
  sampleOf(teacherDepartments, {
    payload: {},
    tidy: departments,
    wild: [
      { name: '心血管内科', total: '3' },
      { name: null, total: 1 },
    ],
    data: [{ name: '心血管内科', total: 3 }],
  }),
  sampleOf(workshopFans, {
    payload: { page: 1 },
    tidy: pageOf(['林**', '周**', '陈**'].map((name) => ({ name, followed_at: 1_763_625_600 }))),
    wild: { data: [{ name: '林**', followed_at: 1893456000 }], last_page: '2' },
    data: { items: [{ name: '林**', followedAt: 1_893_456_000_000 }], pageCount: 2 },
  }),
  sampleOf(followedTeachers, {
    payload: { page: 1 },
    tidy: pageOf(followed),
    wild: { data: [wildTeacher], last_page: '1' },
    data: { items: [readTeacher], pageCount: 1 },
  }),
];
