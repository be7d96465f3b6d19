import {
  addressAppendAddress,
  addressBookAddress,
  addressEditAddress,
} from '#schemas/address/addresses.ts';
import { addressDetail, addressList } from '#schemas/address/endpoints.ts';
import { settingsAddress } from '#schemas/member/addresses.ts';
import { detailPage, first, formPage } from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(addressAppendAddress, {
    title: '新增地址',
    access: 'member',
    view: () => import('./form/append/view.tsx'),
  }),
  formPage(addressEditAddress, {
    title: '编辑地址',
    access: 'member',
    reads: [first(addressDetail, { id: 'id' })],
    view: () => import('./form/edit/view.tsx'),
  }),
  detailPage(addressBookAddress, {
    title: '收货地址',
    access: 'member',
    back: settingsAddress,
    reads: [first(addressList)],
    view: () => import('./list/view.tsx'),
  }),
];
