/** A palette of one hue, from paper to night, with the hue that stands against it. */
export type Tint = {
  paper: string;
  pale: string;
  soft: string;
  mid: string;
  full: string;
  deep: string;
  night: string;
  against: string;
  againstPale: string;
};

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${(hue + 360) % 360},${saturation}%,${lightness}%)`;

const tintOf = (hue: number, saturation: number, against: number): Tint => ({
  paper: hsl(hue, saturation, 95),
  pale: hsl(hue, saturation, 88),
  soft: hsl(hue, saturation - 4, 77),
  mid: hsl(hue, saturation - 6, 60),
  full: hsl(hue, saturation + 2, 44),
  deep: hsl(hue + 6, saturation + 6, 27),
  night: hsl(hue + 12, saturation + 4, 15),
  against: hsl(against, 68, 62),
  againstPale: hsl(against, 72, 82),
});

export const tints = {
  teal: tintOf(176, 42, 24),
  blue: tintOf(208, 54, 34),
  indigo: tintOf(232, 44, 40),
  plum: tintOf(270, 34, 44),
  rose: tintOf(345, 46, 190),
  coral: tintOf(14, 58, 196),
  amber: tintOf(36, 56, 205),
  green: tintOf(146, 34, 40),
  sand: tintOf(28, 30, 170),
  slate: tintOf(212, 18, 30),
  lime: tintOf(92, 34, 30),
  sky: tintOf(195, 58, 28),
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;
