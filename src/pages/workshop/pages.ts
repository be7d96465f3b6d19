import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import {
  workshopBannersAddress,
  workshopInviteAddress,
  workshopMembersAddress,
  workshopSettingsAddress,
} from '#schemas/workshop/addresses.ts';
import { workshopBanners } from '#schemas/workshop/banner-endpoints.ts';
import { workshopMembers, workshopSettings } from '#schemas/workshop/endpoints.ts';
import { detailPage, first, formPage, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(workshopSettingsAddress, {
    title: '工作室设置',
    access: 'member',
    back: doctorCenterAddress,
    reads: [first(workshopSettings)],
    view: () => import('./settings/view.tsx'),
  }),
  detailPage(workshopBannersAddress, {
    title: '轮播图设置',
    access: 'member',
    back: doctorCenterAddress,
    reads: [first(workshopBanners)],
    view: () => import('./banners/view.tsx'),
  }),
  detailPage(workshopMembersAddress, {
    title: '工作室成员',
    access: 'member',
    back: doctorCenterAddress,
    reads: [first(workshopMembers)],
    view: () => import('./members/view.tsx'),
  }),
  freePage(workshopInviteAddress, {
    title: '邀请成员',
    access: 'member',
    back: doctorCenterAddress,
    view: () => import('./invitations/view.tsx'),
  }),
];
