import { bannerList } from '#schemas/home/endpoints.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { defineSection } from '../define-section.ts';

export const bannerCarousel = defineSection({
  name: '轮播图',
  sources: [bannerList],
  Skeleton: skeleton('banner'),
  load: () => import('./BannerCarousel.tsx'),
});
