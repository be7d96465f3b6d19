import { address } from '../page-address.ts';

export const searchAddress = address('/searchHistory');
export const courseSearchAddress = address('/search');
export const searchResultsAddress = address('/index_search/:keyword');
export const courseListAddress = address('/courseList', 'keyword?');
