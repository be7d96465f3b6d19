import { addressEditAddress } from '../../../../../schemas/address/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(addressEditAddress, {
  title: '编辑地址',
  access: 'member',
  view: () => import('./view.tsx'),
});
