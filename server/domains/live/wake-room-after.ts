import type { Rooms } from './socket/rooms.ts';

export const wakeRoomAfter =
  (rooms: Pick<Rooms, 'wake'>) =>
  (_context: unknown, { id }: { id: string }): void =>
    rooms.wake(Number(id));
