import { LARGEST_INTEGER } from '#schemas/wire/primitives.ts';

/** Null for an id that no row can have. */
export const keyOf = (id: string): number | null => {
  if (!/^\d{1,10}$/.test(id)) return null;
  const key = Number(id);
  return key > 0 && key <= LARGEST_INTEGER ? key : null;
};

export const keyOrZero = (id: string): number => keyOf(id) ?? 0;
