import { addressBookAddress } from '#schemas/address/addresses.ts';
import { settingsAddress } from '#schemas/member/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(addressBookAddress, {
  title: '收货地址',
  access: 'member',
  back: settingsAddress,
  view: () => import('./view.tsx'),
});
