import { privacyAddress } from '../../../entities/site/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(privacyAddress, {
  title: '隐私政策',
  access: 'member',
  view: () => import('./view.tsx'),
});
