import type { Rooms } from './socket/rooms.ts';

/** The step after a verb that writes to a room's log: the room's listeners get it at once. */
export const wakeRoomAfter =
  (rooms: Pick<Rooms, 'wake'>) =>
  (_context: unknown, { id }: { id: string }): void =>
    rooms.wake(Number(id));
