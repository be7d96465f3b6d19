import { createStore } from '../../platform/storage/store.ts';

const changes = createStore(0);

/** Tells that messages were read or removed, so that whoever counts them counts anew. */
export const noteUnread = (): void => changes.set(changes.get() + 1);

/** Told when messages were read or removed; returns how to stop. */
export const watchUnread = changes.subscribe;
