/** By the shorter side of the picture in px; 0: the player chooses. */
export const qualityName = (side: number): string => {
  if (side === 0) return '自动';
  return side >= 1080 ? '超清' : side >= 720 ? '高清' : '标清';
};

/** 720 as 高清 720P. */
export const qualityText = (side: number): string =>
  side === 0 ? qualityName(side) : `${qualityName(side)} ${side}P`;
