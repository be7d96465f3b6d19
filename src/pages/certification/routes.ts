import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const certificationRoutes: RouteTable = {
  '/questionnaire_certification': {
    load: () => import('./certification-page.tsx'),
    title: '医生认证',
    access: 'member',
  },
};
