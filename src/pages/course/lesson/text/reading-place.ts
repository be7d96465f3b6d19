/** Where a reader is in a text, in thousandths of its height. */

type Box = { top: number; height: number };

/** What stands at the upper edge of the screen; `top` of the text against that edge, in px. */
export const placeIn = ({ top, height }: Box): number =>
  height > 0 ? Math.round(Math.max(0, Math.min(1, -top / height)) * 1000) : 0;

/** How far to scroll from the text's own beginning to be there again, in px. */
export const scrollTo = (place: number, height: number): number => (place / 1000) * height;

/** Less than this was only looked at, in thousandths. */
const BARELY = 20;

export const isWorthReturning = (place: number): boolean => place >= BARELY && place < 990;
