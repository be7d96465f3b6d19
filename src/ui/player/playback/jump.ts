/** One press of the jump buttons, in seconds. */
export const JUMP = 15;

export const jumpText = (by: number): string => `${by < 0 ? '后退' : '前进'} ${Math.abs(by)} 秒`;
