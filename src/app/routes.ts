import type { PageRoute } from '#src/platform/navigation/page.ts';

const nouns = import.meta.glob<readonly PageRoute[]>('../pages/*/pages.ts', {
  eager: true,
  import: 'pages',
});

export const routes: Readonly<Record<string, PageRoute>> = Object.fromEntries(
  Object.values(nouns)
    .flat()
    .map((page) => [page.pattern, page]),
);
