import { registerAddress } from '../../../../schemas/login/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(registerAddress, {
  title: '注册',
  access: 'member',
  view: () => import('./view.tsx'),
});
