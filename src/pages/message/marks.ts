import type { MessageRow } from '#schemas/message/endpoints.ts';
import type { MessageGroup } from '#schemas/message/fields.ts';
import { noteUnread } from '#src/entities/message/unread.ts';
import { createStore } from '#src/platform/storage/store.ts';

type Marks = {
  read: ReadonlySet<string>;
  removed: ReadonlySet<string>;
  /** When a group was last marked read as a whole, in ms. */
  allRead: Readonly<Partial<Record<MessageGroup | 'all', number>>>;
};

/** Changes confirmed by the back end in this visit, for lists that were loaded before them. */
export const marks = createStore<Marks>({
  read: new Set(),
  removed: new Set(),
  allRead: {},
});

const note = (change: Partial<Marks>): void => {
  marks.set({ ...marks.get(), ...change });
  noteUnread();
};

export const noteRead = (id: string): void => note({ read: new Set([...marks.get().read, id]) });

export const noteRemoved = (id: string): void =>
  note({ removed: new Set([...marks.get().removed, id]) });

export const noteAllRead = (group: MessageGroup | 'all', now = Date.now()): void =>
  note({ allRead: { ...marks.get().allRead, [group]: now } });

export const isRead = (row: MessageRow, { read, allRead }: Marks): boolean => {
  const until = Math.max(allRead.all ?? 0, allRead[row.group] ?? 0);
  return row.read || read.has(row.id) || (row.sentAt ?? 0) < until;
};
