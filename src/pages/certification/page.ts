import { certificationAddress } from '../../../schemas/certification/addresses.ts';
import { freePage } from '../../platform/navigation/page.ts';

export const page = freePage(certificationAddress, {
  title: '医生认证',
  access: 'member',
  view: () => import('./view.tsx'),
});
