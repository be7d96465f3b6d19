import type { CallRow } from './call-row.ts';

const teacher = {
  id: 7,
  name: '陈思远',
  headimg: '/a.svg',
  title: '主任医师',
  hospital: null,
  department: '心血管内科',
  shop_name: '心血管病学工作室',
  fans: '12',
  is_follow: '1',
};
const readTeacher = {
  ...{ id: '7', name: '陈思远', avatar: '/a.svg', title: '主任医师', hospital: '' },
  ...{ shop: '心血管病学工作室', fans: 12, followed: true },
};
const course = { id: 3, type: 4, title: '心电图', thumb: '', price: '0', virtual_stock: '9' };
const live = { id: 5, broadcast_name: '读片会', broadcast_status: 1, is_admission: 1, munber: '8' };

export const teacherCalls: Record<string, CallRow> = {
  '/v1/teacher/detail': [
    { id: '7' },
    {
      ...teacher,
      intro: '<p>甲</p>',
      fields: ['心电图', ''],
      course_num: '4',
      live_num: 1,
      is_own: '1',
    },
    { ...readTeacher, introHtml: '<p>甲</p>', fields: ['心电图'], courses: 4, lives: 1, own: true },
  ],
  '/v1/teacher/products': [
    { id: '7', page: 1 },
    { data: [course], last_page: '2' },
    { items: [{ id: '3', title: '心电图', price: '0.00', learners: 9 }], pageCount: 2 },
  ],
  '/v1/teacher/lives': [
    { id: '7', page: 1 },
    { data: [live], last_page: 1 },
    { items: [{ id: '5', title: '读片会', status: 1, viewers: 8 }], pageCount: 1 },
  ],
  '/v1/teacher/list': [
    { department: '心血管内科', keyword: '陈', page: 1 },
    { data: [teacher], last_page: '3' },
    { items: [readTeacher], pageCount: 3 },
  ],
  '/v1/teacher/departments': [
    {},
    [
      { name: '心血管内科', total: '3' },
      { name: null, total: 1 },
    ],
    [{ name: '心血管内科', total: 3 }],
  ],
  '/v1/relation/mine': [
    { page: 1 },
    { data: [teacher], last_page: '1' },
    { items: [readTeacher], pageCount: 1 },
  ],
};
