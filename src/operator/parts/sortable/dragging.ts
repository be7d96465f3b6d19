import { createStore } from '#src/platform/storage/store.ts';

/** Whether an item is being dragged; meanwhile the preview does not move. */
export const dragging = createStore(false);
