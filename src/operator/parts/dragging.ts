import { createStore } from '../../platform/store.ts';

/** Whether something is being dragged, while nothing else should move. */
export const dragging = createStore(false);
