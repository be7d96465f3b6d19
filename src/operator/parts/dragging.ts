import { createStore } from '../../platform/storage/store.ts';

/** Whether an item is being dragged; meanwhile the page's other movements rest. */
export const dragging = createStore(false);
