/** The reader's place in a text, in thousandths of its height. */

type Box = { top: number; height: number };

/** The place at the upper edge of the screen; `top` of the text relative to that edge, in px. */
export const positionIn = ({ top, height }: Box): number =>
  height > 0 ? Math.round(Math.max(0, Math.min(1, -top / height)) * 1000) : 0;

/** How far to scroll from the beginning of the text to reach a place, in px. */
export const scrollTo = (position: number, height: number): number => (position / 1000) * height;

/** A place before this one does not count as reading, in thousandths. */
const BARELY = 20;

export const isWorthReturning = (position: number): boolean => position >= BARELY && position < 990;
