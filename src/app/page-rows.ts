import type { PageRoute } from '#src/platform/navigation/page.ts';

const nouns = import.meta.glob<readonly PageRoute[]>('/src/pages/*/pages.ts', {
  eager: true,
  import: 'pages',
});

const texts = import.meta.glob<string>('/src/pages/*/pages.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const VIEW = /\bview:\s*\(\)\s*=>\s*import\(\s*'\.\/(?<path>[^']+)'/g;

const fields = ['title', 'access', 'view'] as const;

/** Partial, since nothing has checked the types of a row yet. */
const missing = (page: Partial<PageRoute>): string[] => {
  const reads = page.reads || page.kind === 'form' || page.kind === 'free' ? [] : ['reads'];
  return [...fields.filter((field) => !page[field]), ...reads];
};

/**
 * The rows of a noun with the files of their views; throws where a row is not whole.
 * @internal for tests of rows that are not whole
 */
export const rowsOf = (file: string, pages: readonly PageRoute[], text: string) => {
  for (const page of pages)
    for (const field of missing(page)) throw new Error(`${file}: ${page.pattern} has no ${field}`);
  const views = [...text.matchAll(VIEW)].map(({ groups }) => groups?.path ?? '');
  if (views.length !== pages.length)
    throw new Error(`${file}: ${pages.length} pages and ${views.length} views`);
  const [, noun = ''] = /\/pages\/(\w+)\//.exec(file) ?? [];
  return pages.map((page, nth) => ({ page, noun, view: `src/pages/${noun}/${views[nth]}` }));
};

export const pageRows = Object.entries(nouns).flatMap(([file, pages]) =>
  rowsOf(file, pages, texts[file] ?? ''),
);
