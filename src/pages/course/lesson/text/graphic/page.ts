import { graphicStudyAddress } from '#schemas/course/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(graphicStudyAddress, {
  title: '图文',
  access: 'member',
  view: () => import('./view.tsx'),
});
