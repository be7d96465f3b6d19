/** `top` and `height` in px of the window. */
export type Placed = { key: string; top: number; height: number };

/**
 * Where a section that is dragged to a height would be placed: the key of the section whose place it takes,
 * and the height of the gap, in px of the window. undefined where it stays.
 */
export const dropTarget = (
  sections: readonly Placed[],
  key: string,
  y: number,
): { over: string; line: number } | undefined => {
  const from = sections.findIndex((section) => section.key === key);
  const others = sections.filter((section) => section.key !== key);
  const to = others.filter(({ top, height }) => top + height / 2 < y).length;
  const over = sections[to];
  if (from < 0 || to === from || !over) return undefined;
  return { over: over.key, line: to > from ? over.top + over.height : over.top };
};
