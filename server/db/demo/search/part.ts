import { productNode } from '../../tables/catalogue.ts';
import { newsProduct, newsSection, newsText } from '../../tables/news.ts';
import { hotWord } from '../../tables/search.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertSearchAndNews } from './search-and-news.ts';

export const part: DemoPart = {
  name: 'search',
  rank: 10,
  insert: insertSearchAndNews,
  isFilled: holding(hotWord, newsSection, newsText, newsProduct, productNode),
};
