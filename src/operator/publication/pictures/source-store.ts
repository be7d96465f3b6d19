import { createStore } from '../../../platform/storage/store.ts';
import type { SectionSource } from './section-source.ts';

/** Where pictures come from at the moment. */
export const pictureSource = createStore<SectionSource | null>(null);
