import { workshopBannerTable } from '../../tables/workshop.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertBanners } from './banners.ts';

export const part: DemoPart = {
  name: 'workshop',
  rank: 74,
  insert: insertBanners,
  isFilled: holding(workshopBannerTable),
};
