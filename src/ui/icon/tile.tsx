import type { ReactNode } from 'react';
import css from './tile.module.css';

export const SignTile = ({ children }: { children: ReactNode }) => (
  <span className={css.tile}>{children}</span>
);
