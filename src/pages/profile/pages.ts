import { profileAddress } from '#schemas/profile/addresses.ts';
import { profileForm } from '#schemas/profile/endpoints.ts';
import { first, formPage } from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(profileAddress, {
    title: '完善资料',
    access: 'member',
    reads: [first(profileForm)],
    view: () => import('./view.tsx'),
  }),
];
