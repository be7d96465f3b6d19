import { profileAddress } from '#schemas/profile/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(profileAddress, {
  title: '完善资料',
  access: 'member',
  view: () => import('./view.tsx'),
});
