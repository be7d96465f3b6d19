import type { PageRoute } from '#src/platform/navigation/page.ts';
import { createStore } from '#src/platform/storage/store.ts';

type Rows = readonly PageRoute[];

/** Copies of single nouns' rows, so that the first page need not wait for the rows of all. */
const nouns = import.meta.glob<Rows>('../pages/*/pages.ts', { query: '?own', import: 'pages' });

export type KnownRoutes = { rows: Rows; whole: boolean };

export const knownRoutes = createStore<KnownRoutes>({ rows: [], whole: false });

/** Loads the rows of a noun, or those of all where none is named. */
export const loadRoutes = async (noun?: string): Promise<void> => {
  if (knownRoutes.get().whole) return;
  const own = noun && nouns[`../pages/${noun}/pages.ts`];
  if (own) {
    knownRoutes.set({ rows: await own(), whole: false });
    return;
  }
  const { routes } = await import('./routes.ts');
  knownRoutes.set({ rows: Object.values(routes), whole: true });
};
