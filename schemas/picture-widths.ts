/** The widths in pixels in which pictures of this site are available, by `w` in the address. */
export const pictureWidths = [160, 256, 420, 600, 800, 1200] as const;

export const pictureWidth = (value: unknown): number | undefined =>
  pictureWidths.find((width) => String(width) === value);
