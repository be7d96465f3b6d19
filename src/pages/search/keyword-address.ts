import { tidyKeyword } from '../../../schemas/search/keyword.ts';
import { courseListAddress, searchResultsAddress } from '../../entities/search/addresses.ts';

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
