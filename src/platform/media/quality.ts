import { readLocal, writeLocal } from '../storage/local-store.ts';

/** Qualities are named by the shorter side of the picture in px; 0: the player chooses. */
const AUTO = 0;

const STORAGE_KEY = 'VIDEO_QUALITY';

const preferredSide = (): number => {
  const side = Number(readLocal(STORAGE_KEY));
  return Number.isSafeInteger(side) && side > AUTO ? side : AUTO;
};

export type QualityOffer = {
  /** The largest first. */
  sides: readonly number[];
  chosen: number;
  /** Also remembers it on this device. */
  choose: (side: number) => void;
};

type Level = { width: number; height: number };

/** The largest one that is not above `side`, else the smallest; -1 for the player's choice. */
const levelFor = (sides: readonly number[], side: number): number => {
  if (side === AUTO) return -1;
  const fitting = sides.filter((each) => each <= side);
  return sides.indexOf(fitting.length > 0 ? Math.max(...fitting) : Math.min(...sides));
};

/**
 * Begins with the remembered quality; undefined where there is nothing to choose. `set` gets a place in `levels`, or -1.
 */
export const offerQualities = (
  levels: readonly Level[],
  set: (level: number) => void,
): QualityOffer | undefined => {
  const sides = levels.map(({ width, height }) => Math.min(width, height));
  const offered = [...new Set(sides)].filter((side) => side > 0).sort((one, other) => other - one);
  if (offered.length < 2) return undefined;
  const first = levelFor(sides, preferredSide());
  if (first >= 0) set(first);
  return {
    sides: offered,
    chosen: sides[first] ?? AUTO,
    choose: (side) => {
      writeLocal(STORAGE_KEY, String(side));
      set(levelFor(sides, side));
    },
  };
};
