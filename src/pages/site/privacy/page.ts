import { privacyAddress } from '#schemas/site/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(privacyAddress, {
  title: '隐私政策',
  access: 'member',
  view: () => import('./view.tsx'),
});
