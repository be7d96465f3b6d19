import { useStore } from '#src/platform/storage/store.ts';
import { laterPart } from '../parts/later-part.tsx';
import { finding } from './finding.ts';

/** The search for desks, whose code comes once the console stands. */
export const RoomFinder = laterPart(
  async () => (await import('./desk-finder.tsx')).DeskFinder,
  () => useStore(finding),
);
