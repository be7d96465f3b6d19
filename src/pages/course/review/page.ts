import { reviewsAddress } from '../../../../schemas/course/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(reviewsAddress, {
  title: '课程评价',
  access: 'member',
  view: () => import('./view.tsx'),
});
