import { addressAppendAddress } from '#schemas/address/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(addressAppendAddress, {
  title: '新增地址',
  access: 'member',
  view: () => import('./view.tsx'),
});
