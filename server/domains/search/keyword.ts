import { tidyKeyword } from '#schemas/search/keyword.ts';

/** A text in one width and case, as titles are compared with it. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What somebody looks for, as titles are compared with it: without control characters, in one
 * width and case. '' where nothing of it can be found, such as for `%`, quotes or emoji.
 */
export const readKeyword = (typed: string): string => {
  const plain = foldText(tidyKeyword(typed));
  // NFKC may have made the keyword longer than the limit
  const keyword = tidyKeyword(plain);
  return /[\p{L}\p{N}]/u.test(keyword) ? keyword : '';
};
