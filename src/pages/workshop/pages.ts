import { doctorCenterAddress } from '#schemas/onboarding/addresses.ts';
import { workshopInviteAddress, workshopMembersAddress } from '#schemas/workshop/addresses.ts';
import { workshopMembers } from '#schemas/workshop/endpoints.ts';
import { detailPage, first, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
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
