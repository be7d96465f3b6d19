import { addressEditAddress } from '#schemas/address/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(addressEditAddress, {
  title: '编辑地址',
  access: 'member',
  view: () => import('./view.tsx'),
});
