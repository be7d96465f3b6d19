import { addressBookAddress } from '../../../entities/address/addresses.ts';
import { settingsAddress } from '../../../entities/member/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(addressBookAddress, {
  title: '收货地址',
  access: 'member',
  back: settingsAddress,
  view: () => import('./view.tsx'),
});
