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

const VIEW = /\bview:\s*\(\)\s*=>\s*import\(\s*'\.\/(?<place>[^']+)'/g;

const fields = ['title', 'access', 'view'] as const;

/** A row is read before anything has checked its types. */
const missing = (page: Partial<PageRoute>): string[] => {
  const reads = page.reads || page.kind === 'form' || page.kind === 'free' ? [] : ['reads'];
  return [...fields.filter((field) => !page[field]), ...reads];
};

/** Every page that is no home page, with its noun and the file of its view; throws where a row is not whole. */
export const pageRows = Object.entries(nouns).flatMap(([file, pages]) => {
  for (const page of pages)
    for (const field of missing(page)) throw new Error(`${file}: ${page.pattern} has no ${field}`);
  const [, noun = ''] = /\/pages\/(\w+)\//.exec(file) ?? [];
  const places = [...(texts[file] ?? '').matchAll(VIEW)].map(({ groups }) => groups?.place ?? '');
  if (places.length !== pages.length)
    throw new Error(`${file}: ${pages.length} pages and ${places.length} views`);
  return pages.map((page, nth) => ({ page, noun, view: `src/pages/${noun}/${places[nth]}` }));
});
