import { tidyKeyword } from '../../../schemas/search/keyword.ts';

/**
 * What somebody looks for, as titles are compared with it: without control characters, in one
 * width and case. '' where nothing of it can be found, such as for `%`, quotes or emoji.
 */
export const readKeyword = (typed: string): string => {
  const plain = tidyKeyword(typed).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  // NFKC may have made the keyword longer than the limit
  const keyword = tidyKeyword(plain);
  return /[\p{L}\p{N}]/u.test(keyword) ? keyword : '';
};
