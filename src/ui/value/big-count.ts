/** 9,999 as is, 12345 as 1.2万, from a hundred million on as 1.2亿. */
export const bigCount = (value: number): string => {
  const short = (unit: number, name: string) =>
    `${(Math.floor((value / unit) * 10) / 10).toFixed(1).replace('.0', '')}${name}`;
  if (value >= 1e8) return short(1e8, '亿');
  return value >= 1e4 ? short(1e4, '万') : String(value);
};
