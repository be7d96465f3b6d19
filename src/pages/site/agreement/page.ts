import { agreementAddress } from '../../../entities/site/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(agreementAddress, {
  title: '用户协议',
  access: 'member',
  view: () => import('./view.tsx'),
});
