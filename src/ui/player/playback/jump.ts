/** One press of the jump buttons, in seconds. */
export const JUMP = 15;

/** 后退 15 秒, 前进 15 秒. */
export const jumpText = (by: number): string => `${by < 0 ? '后退' : '前进'} ${Math.abs(by)} 秒`;
