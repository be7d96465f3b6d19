import type { Rooms } from './socket/rooms.ts';

/** After a verb that writes to a room's log: whoever listens is told at once. */
export const waking =
  (rooms: Pick<Rooms, 'wake'>) =>
  (_context: unknown, { id }: { id: string }): void =>
    rooms.wake(Number(id));
