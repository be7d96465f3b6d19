import { revisePhoneAddress } from '../../../../../schemas/member/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(revisePhoneAddress, {
  title: '更换手机号',
  access: 'member',
  view: () => import('./view.tsx'),
});
