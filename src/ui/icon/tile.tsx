import type { ReactNode } from 'react';
import css from './tile.module.css';

/** A drawn sign on a tinted tile. */
export const SignTile = ({ children }: { children: ReactNode }) => (
  <span className={css.tile}>{children}</span>
);
