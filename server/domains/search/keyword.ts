import { tidyKeyword } from '#schemas/search/keyword.ts';

/** One width and case, as in `search_title`. */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * The typed keyword in the form of `foldText`, without control characters; '' where nothing can be found by
 * it, such as for `%`, quotes or emoji.
 */
export const readKeyword = (typed: string): string => {
  const plain = foldText(tidyKeyword(typed));
  // NFKC may have made the keyword longer than the limit
  const keyword = tidyKeyword(plain);
  return /[\p{L}\p{N}]/u.test(keyword) ? keyword : '';
};
