import { forgotPasswordAddress } from '../../../../schemas/login/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(forgotPasswordAddress, {
  title: '忘记密码',
  access: 'member',
  view: () => import('./view.tsx'),
});
