import { profileAddress } from '../../../schemas/profile/addresses.ts';
import { freePage } from '../../platform/navigation/page.ts';

export const page = freePage(profileAddress, {
  title: '完善资料',
  access: 'member',
  view: () => import('./view.tsx'),
});
