import type { ReactNode } from 'react';
import { frameOf, type PageRoute } from '#src/platform/navigation/page.ts';
import { CurrentPage } from '#src/ui/page/current-page.ts';

/** What a page draws, under its registration as in the app. */
export const inPage = (page: PageRoute, children: ReactNode) => (
  <CurrentPage value={frameOf(page)}>{children}</CurrentPage>
);
