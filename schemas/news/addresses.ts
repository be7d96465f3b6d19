import { address } from '../page-address.ts';

export const newsListAddress = address('/newsList');
export const newsAddress = address('/newsInfo', 'id');
