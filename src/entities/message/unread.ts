import { createStore } from '#src/platform/storage/store.ts';

const changes = createStore(0);

export const noteUnread = (): void => changes.set(changes.get() + 1);

/** Returns how to stop. */
export const watchUnread = changes.subscribe;
