const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number | undefined => {
  const [, hex] = /^#([\da-f]{6})$/i.exec(colour.trim()) ?? [];
  if (!hex) return undefined;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => channel(parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** From 1 to 21, for colours as #rrggbb; undefined for any other notation. */
export const contrast = (one: string, other: string): number | undefined => {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
