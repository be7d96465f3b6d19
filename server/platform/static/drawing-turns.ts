type Limits = {
  /** Drawings under way. */
  atOnce: number;
  /** Drawings begun within a second, on average; as many may begin at a time. */
  perSecond: number;
};

/** Gives out turns to draw, so that visits to many pages leave most of the process to others. */
export const drawingTurns = ({ atOnce, perSecond }: Limits, clock = () => performance.now()) => {
  let underWay = 0;
  let left = perSecond;
  let at = clock();
  return {
    take: (): boolean => {
      const now = clock();
      left = Math.min(perSecond, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (underWay >= atOnce || left < 1) return false;
      underWay += 1;
      left -= 1;
      return true;
    },
    leave: (): void => {
      underWay -= 1;
    },
  };
};
