import type { ReactNode } from 'react';
import { frameOf, type PageRoute } from '#src/platform/navigation/page.ts';
import { CurrentPage } from '#src/ui/page/current-page.ts';

/** The row of a page among those of its noun. */
export const pageAt = (
  pages: readonly PageRoute[],
  { pattern }: Pick<PageRoute, 'pattern'>,
): PageRoute => {
  const page = pages.find((each) => each.pattern === pattern);
  if (!page) throw new Error(`no row has the address ${pattern}`);
  return page;
};

/** What a page draws, under its registration as in the app. */
export const inPage = (page: PageRoute, children: ReactNode) => (
  <CurrentPage value={frameOf(page)}>{children}</CurrentPage>
);
