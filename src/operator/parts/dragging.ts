import { createStore } from '../../platform/storage/store.ts';

/** Whether something is being dragged, while nothing else should move. */
export const dragging = createStore(false);
