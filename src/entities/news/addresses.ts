import { address } from '../../platform/navigation/address.ts';

export const newsListAddress = address('/newsList');
export const newsAddress = address('/newsInfo', 'id');
