import { createStore } from '#src/platform/storage/store.ts';

const changes = createStore(0);

/** Notes that messages were read or removed, so that their count is read anew. */
export const noteUnread = (): void => changes.set(changes.get() + 1);

/** Listens for messages that were read or removed; returns how to stop. */
export const watchUnread = changes.subscribe;
