import { useMemo } from 'react';
import type { PageName } from '#schemas/publication/page-names.ts';
import { sectionKey } from '#schemas/publication/section-item.ts';
import { useDeskState } from '../../draft-editor/context.ts';
import { itemsOf, type PageItem } from './pages/page-items.ts';

const BREAK = '\n';

/** The keys of a page's sections that pass, in order; the same array while they are equal. */
export const useKeys = (
  page: PageName,
  passes: (item: PageItem) => boolean = () => true,
): readonly string[] => {
  const keys = useDeskState(({ document }) =>
    itemsOf(document, page).filter(passes).map(sectionKey).join(BREAK),
  );
  return useMemo(() => keys.split(BREAK).filter(Boolean), [keys]);
};
