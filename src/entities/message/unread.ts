import { createStore } from '#src/platform/storage/store.ts';

const changes = createStore(0);

/** Messages were read or removed, so their count has to be read again. */
export const noteUnread = (): void => changes.set(changes.get() + 1);

/** Returns how to stop. */
export const watchUnread = changes.subscribe;
