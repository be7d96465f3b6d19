import type { ReactNode } from 'react';
import type { BadgeTier } from '#schemas/assessment/wire.ts';
import css from './medal.module.css';

/** Each tier has its own outline, so that colour is not the only difference. */
const outlines: Readonly<Record<BadgeTier, string>> = {
  bronze: 'M32 20a17 17 0 1 1 0 34 17 17 0 0 1 0-34z',
  silver: 'M32 19.500L47.200 28.300L47.200 45.800L32 54.500L16.800 45.800L16.800 28.300z',
  gold: 'M32 18.500L36.100 21.700L41.300 21L43.200 25.800L48 27.800L47.300 32.900L50.500 37L47.300 41.100L48 46.300L43.200 48.200L41.300 53L36.100 52.300L32 55.500L27.900 52.300L22.800 53L20.800 48.200L16 46.300L16.700 41.100L13.500 37L16.700 32.900L16 27.800L20.800 25.800L22.700 21L27.900 21.700z',
};

/** The centre of the disc, where `children` are drawn, is at 32, 37. */
type Props = { tier: BadgeTier; earned?: boolean; children: ReactNode };

export const Medal = ({ tier, earned = true, children }: Props) => (
  <svg
    className={css.medal}
    data-tier={tier}
    data-earned={earned}
    viewBox="0 0 64 60"
    aria-hidden="true"
  >
    <path className={css.ribbon} d="M19 3h11l6 18-9 5zM45 3H34l-6 18 9 5z" />
    <path className={css.disc} d={outlines[tier]} />
    <g className={css.sign}>{children}</g>
  </svg>
);
