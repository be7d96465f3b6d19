/** Widths that a picture of this site can be had in, in px, as `w` in its address. */
export const pictureWidths = [160, 256, 420, 600, 800, 1200] as const;

/** The width among them that an address asks for; undefined for any other value. */
export const pictureWidth = (value: unknown): number | undefined =>
  pictureWidths.find((width) => String(width) === value);
