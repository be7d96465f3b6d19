import { bindPhoneAddress } from '../../../../entities/member/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(bindPhoneAddress, {
  title: '绑定手机号',
  access: 'member',
  view: () => import('./view.tsx'),
});
