import { claimsAddress, personAddress } from '#schemas/award/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(personAddress, {
  title: '领证人信息',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
