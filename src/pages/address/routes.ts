import * as addresses from '../../entities/address/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const addressRoutes: RoutesOf<typeof addresses> = {
  [addresses.addressBookAddress.pattern]: {
    load: () => import('./list/list-page.tsx'),
    title: '收货地址',
    access: 'member',
  },
  [addresses.addressAppendAddress.pattern]: {
    load: () => import('./form/append-page.tsx'),
    title: '新增地址',
    access: 'member',
  },
  [addresses.addressEditAddress.pattern]: {
    load: () => import('./form/edit-page.tsx'),
    title: '编辑地址',
    access: 'member',
  },
};
