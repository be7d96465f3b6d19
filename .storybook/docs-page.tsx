import { lazy, Suspense } from 'react';

const Page = lazy(() => import('#stories/sections/docs-page.tsx'));

/** The page “文档”: loaded only where it is looked at, since it brings Storybook's own blocks. */
export const SectionPage = () => (
  <Suspense fallback={<p>正在加载文档…</p>}>
    <Page />
  </Suspense>
);
