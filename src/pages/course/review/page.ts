import { reviewsAddress } from '#schemas/course/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(reviewsAddress, {
  title: '课程评价',
  access: 'member',
  view: () => import('./view.tsx'),
});
