import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';

/** The key of a row that an id on the wire names; null where none can have it. */
export const keyOf = (id: string): number | null => {
  if (!/^\d{1,10}$/.test(id)) return null;
  const key = Number(id);
  return key > 0 && key <= LARGEST_INTEGER ? key : null;
};

/** The key to look up; an invalid id gives 0, which no row has. */
export const keyOrZero = (id: string): number => keyOf(id) ?? 0;
