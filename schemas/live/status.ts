export const COMING = 0;
export const ON_AIR = 1;
export const OVER = 3;

export const isComing = (status: number): boolean => status === COMING;
export const isOnAir = (status: number): boolean => status === ON_AIR;
export const isOver = (status: number): boolean => status === OVER;

export type ReplayFacts = { status: number; hasReplay?: boolean | undefined };

/** Whether a broadcast is over and cannot be watched again; a back end that does not tell may have a replay. */
export const lacksReplay = ({ status, hasReplay }: ReplayFacts): boolean =>
  isOver(status) && hasReplay === false;
