import { couponTotals } from '#schemas/coupon/endpoints.ts';
import { myProducts, studyWeek } from '#schemas/course/list-endpoints.ts';
import {
  bindPhoneAddress,
  changePasswordAddress,
  memberDisabledAddress,
  myAddress,
  nicknameAddress,
  portraitAddress,
  revisePhoneAddress,
  settingsAddress,
} from '#schemas/member/addresses.ts';
import { accountState, memberHome } from '#schemas/member/endpoints.ts';
import { orderCounts } from '#schemas/order/endpoints.ts';
import { pointsHome } from '#schemas/points/endpoints.ts';
import { supportInfo } from '#schemas/site/text-endpoints.ts';
import { first, formPage, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(changePasswordAddress, {
    title: '登录密码',
    access: 'member',
    reads: [first(accountState)],
    view: () => import('./change-password/view.tsx'),
  }),
  freePage(memberDisabledAddress, {
    title: '暂时无法使用',
    access: 'public',
    back: null,
    reads: [first(supportInfo)],
    view: () => import('./disabled/view.tsx'),
  }),
  freePage(myAddress, {
    title: '我的',
    access: 'member',
    tab: 'my',
    reads: [
      first(memberHome),
      first(myProducts, {}, { tab: 'all', page: 1 }),
      first(studyWeek),
      first(orderCounts),
      first(pointsHome),
      first(couponTotals),
    ],
    view: () => import('./my/view.tsx'),
  }),
  formPage(nicknameAddress, {
    title: '修改昵称',
    access: 'member',
    back: settingsAddress,
    reads: [first(accountState)],
    view: () => import('./nickname/view.tsx'),
  }),
  formPage(bindPhoneAddress, {
    title: '绑定手机号',
    access: 'member',
    reads: [first(accountState)],
    view: () => import('./phone/bind/view.tsx'),
  }),
  formPage(revisePhoneAddress, {
    title: '更换手机号',
    access: 'member',
    reads: [first(accountState)],
    view: () => import('./phone/revise/view.tsx'),
  }),
  freePage(portraitAddress, {
    title: '修改头像',
    access: 'member',
    back: settingsAddress,
    reads: [first(accountState)],
    view: () => import('./portrait/view.tsx'),
  }),
  freePage(settingsAddress, {
    title: '设置',
    access: 'member',
    reads: [first(accountState)],
    view: () => import('./settings/view.tsx'),
  }),
];
