import { certificationAddress } from '#schemas/certification/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(certificationAddress, {
  title: '医生认证',
  access: 'member',
  view: () => import('./view.tsx'),
});
