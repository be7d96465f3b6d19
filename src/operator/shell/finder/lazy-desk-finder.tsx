import { useStore } from '#src/platform/storage/store.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { finding } from './finding.ts';

/** The search for desks, whose code comes once the console stands. */
export const LazyDeskFinder = lazyPart(
  async () => (await import('./desk-finder.tsx')).DeskFinder,
  () => useStore(finding),
);
