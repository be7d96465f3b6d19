import { pathValues } from '#schemas/path-values.ts';
import { courseListAddress, searchResultsAddress } from '#schemas/search/addresses.ts';
import { tidyKeyword } from '#schemas/search/keyword.ts';
import { readEscapes } from '#src/platform/navigation/read-escapes.ts';

/** Results of all kinds (shell rule 142). */
export const resultsAddress = (keyword: string): string =>
  searchResultsAddress({ keyword: tidyKeyword(keyword) });

export const coursesAddress = (keyword: string): string =>
  courseListAddress({ keyword: tidyKeyword(keyword) });

/** The keyword in the browser's path; '' where it cannot be decoded. */
export const keywordIn = (path: string): string => {
  const { keyword = '' } = pathValues(searchResultsAddress, path) ?? {};
  return tidyKeyword(readEscapes(keyword));
};
