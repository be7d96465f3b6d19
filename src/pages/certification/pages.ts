import { certificationAddress } from '#schemas/certification/addresses.ts';
import { certification } from '#schemas/certification/endpoints.ts';
import { first, formPage } from '#src/platform/navigation/page.ts';

export const pages = [
  formPage(certificationAddress, {
    title: '医生认证',
    access: 'member',
    reads: [first(certification)],
    view: () => import('./view.tsx'),
  }),
];
