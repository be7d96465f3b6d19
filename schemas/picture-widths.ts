/** The widths in pixels in which pictures of this site are available, by `w` in the address. */
export const pictureWidths = [160, 256, 420, 600, 800, 1200] as const;

export const pictureWidth = (query: unknown): number | undefined =>
  pictureWidths.find((width) => String(width) === query);
