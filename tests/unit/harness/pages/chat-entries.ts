import type { LiveEntry } from '#schemas/live/room-endpoints.ts';

/** An entry of a room's log as the schema reads it. */
export const entry = (id: number, more: Partial<LiveEntry> = {}): LiveEntry => ({
  id,
  kind: 'text',
  body: `第 ${id} 句`,
  at: id * 1000,
  target: 0,
  until: null,
  recalled: false,
  key: `say:${id}`,
  memberId: '3',
  nickname: '林晓',
  avatar: '',
  role: 'member',
  ...more,
});

export const entriesFrom = (from: number, to: number): LiveEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
