/** One of a list, whatever the number; undefined for an empty list. */
export const among = <T>(list: readonly T[], which: number): T | undefined =>
  list[which % Math.max(list.length, 1)];
