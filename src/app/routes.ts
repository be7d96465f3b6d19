import type { PageRoute } from '#src/platform/navigation/page.ts';

const modules = import.meta.glob<PageRoute>('../pages/*/**/page.ts', {
  eager: true,
  import: 'page',
});

/** Every page that is no home page, by address pattern. */
export const routes: Readonly<Record<string, PageRoute>> = Object.fromEntries(
  Object.values(modules).map((page) => [page.pattern, page]),
);
