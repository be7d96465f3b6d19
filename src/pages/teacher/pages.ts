import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import {
  fansAddress,
  followedTeachersAddress,
  teacherAddress,
  teacherIntroAddress,
  teacherListAddress,
  teacherRecordAddress,
  workshopAddress,
} from '#schemas/teacher/addresses.ts';
import {
  followedTeachers,
  teacherDepartments,
  teacherDetail,
  teacherList,
  teacherProducts,
  workshopFans,
} from '#schemas/teacher/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(teacherAddress, {
    title: '讲师主页',
    access: 'member',
    reads: [first(teacherDetail, { id: 'id' }), first(teacherProducts, { id: 'id' }, { page: 1 })],
    view: () => import('./workshop/view.tsx'),
  }),
  detailPage(teacherIntroAddress, {
    title: '讲师主页',
    access: 'member',
    reads: [first(teacherDetail, { id: 'id' })],
    view: () => import('./intro/view.tsx'),
  }),
  detailPage(teacherRecordAddress, {
    title: '讲师主页',
    access: 'member',
    reads: [first(teacherDetail, { id: 'id' })],
    view: () => import('./record/view.tsx'),
  }),
  listPage(fansAddress, {
    title: '我的粉丝',
    access: 'member',
    back: doctorCenterAddress,
    reads: [first(workshopFans, {}, { page: 1 })],
    view: () => import('./fans/view.tsx'),
  }),
  listPage(teacherListAddress, {
    title: '全部讲师',
    access: 'member',
    reads: [first(teacherDepartments), first(teacherList, {}, { page: 1 })],
    view: () => import('./directory/view.tsx'),
  }),
  listPage(followedTeachersAddress, {
    title: '我的关注',
    access: 'member',
    reads: [first(followedTeachers, {}, { page: 1 })],
    view: () => import('./followed/view.tsx'),
  }),
  detailPage(workshopAddress, {
    title: '讲师主页',
    access: 'member',
    reads: [first(teacherDetail, { id: 'id' }), first(teacherProducts, { id: 'id' }, { page: 1 })],
    view: () => import('./workshop/view.tsx'),
  }),
];
