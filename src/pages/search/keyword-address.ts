import { courseListAddress, searchResultsAddress } from '../../entities/search/addresses.ts';

/** Longest keyword that is looked for, in characters. */
export const LONGEST_KEYWORD = 50;

/** What was typed, as an address can carry it: no halves of characters, not longer than allowed. */
export const tidyKeyword = (typed: string): string =>
  [...typed.replace(/\p{C}/gu, ' ').trim()].slice(0, LONGEST_KEYWORD).join('').trim();

/** Results of all kinds (shell rule 142). */
export const resultsAddress = (keyword: string): string =>
  searchResultsAddress({ keyword: tidyKeyword(keyword) });

/** Courses alone. */
export const coursesAddress = (keyword: string): string =>
  courseListAddress({ keyword: tidyKeyword(keyword) });

/** The keyword in a path as the browser has it; '' where it cannot be read. */
export const keywordIn = (path: string): string => {
  const [, part = ''] = /^\/index_search\/([^/]*)/i.exec(path) ?? [];
  try {
    return tidyKeyword(decodeURIComponent(part));
  } catch {
    return '';
  }
};
