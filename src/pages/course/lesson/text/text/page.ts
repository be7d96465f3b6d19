import { textAddress } from '#schemas/course/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(textAddress, {
  title: '阅读',
  access: 'member',
  view: () => import('./view.tsx'),
});
