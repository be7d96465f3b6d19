import { addressAppendAddress } from '../../../../../schemas/address/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(addressAppendAddress, {
  title: '新增地址',
  access: 'member',
  view: () => import('./view.tsx'),
});
