import { verifyAddress } from '#schemas/award/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(verifyAddress, {
  title: '证书验证',
  access: 'public',
  view: () => import('./view.tsx'),
});
