import { myAddress } from '#schemas/member/addresses.ts';
import {
  audioLessonAddress,
  broadcastsAddress,
  courseFormAddress,
  courseManagementAddress,
  incomeAddress,
  outlineAddress,
  studioAddress,
  studioCoursesAddress,
  textLessonAddress,
  videoLessonAddress,
} from '#schemas/studio/addresses.ts';
import {
  courseManagement,
  courseQuestions,
  incomeList,
  incomeTotals,
  studioCourses,
  studioHome,
} from '#schemas/studio/endpoints.ts';
import { detailPage, first, freePage, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(studioAddress, {
    title: '讲师中心',
    access: 'member',
    back: myAddress,
    reads: [first(studioHome), first(courseQuestions, {}, { id: '0', page: 1 })],
    view: () => import('./home/view.tsx'),
  }),
  listPage(studioCoursesAddress, {
    title: '我的课程',
    access: 'member',
    back: studioAddress,
    reads: [first(studioCourses, {}, { tab: 'all', page: 1 })],
    view: () => import('./courses/view.tsx'),
  }),
  freePage(courseFormAddress, {
    title: '新建课程',
    access: 'member',
    back: studioCoursesAddress,
    view: () => import('./course/view.tsx'),
  }),
  freePage(outlineAddress, {
    title: '章节和课时',
    access: 'member',
    back: studioCoursesAddress,
    view: () => import('./outline/view.tsx'),
  }),
  freePage(videoLessonAddress, {
    title: '视频课时',
    access: 'member',
    back: studioCoursesAddress,
    view: () => import('./lesson/video/view.tsx'),
  }),
  freePage(audioLessonAddress, {
    title: '音频课时',
    access: 'member',
    back: studioCoursesAddress,
    view: () => import('./lesson/audio/view.tsx'),
  }),
  freePage(textLessonAddress, {
    title: '图文课时',
    access: 'member',
    back: studioCoursesAddress,
    view: () => import('./lesson/text/view.tsx'),
  }),
  detailPage(courseManagementAddress, {
    title: '课程管理',
    access: 'member',
    back: studioCoursesAddress,
    reads: [first(courseManagement, { id: 'id' })],
    view: () => import('./manage/view.tsx'),
  }),
  freePage(broadcastsAddress, {
    title: '申请直播',
    access: 'member',
    back: studioAddress,
    view: () => import('./broadcasts/view.tsx'),
  }),
  listPage(incomeAddress, {
    title: '我的收益',
    access: 'member',
    back: studioAddress,
    reads: [
      first(incomeList, {}, { kind: 'all', page: 1 }),
      first(incomeTotals, {}, { kind: 'all' }),
    ],
    view: () => import('./income/view.tsx'),
  }),
];
