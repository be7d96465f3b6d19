import { createStore } from '#src/platform/storage/store.ts';
import type { SectionSource } from './section-source.ts';

/** The page from which pictures are copied at present. */
export const pictureSource = createStore<SectionSource | null>(null);
