import { createStore } from '#src/platform/storage/store.ts';

/** While an item is dragged the preview does not move. */
export const dragging = createStore(false);
