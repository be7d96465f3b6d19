import { useStore } from '#src/platform/storage/store.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { finding } from './finding.ts';

export const LazyDeskFinder = lazyPart(
  async () => (await import('./desk-finder.tsx')).DeskFinder,
  () => useStore(finding),
);
