import type { ReactNode } from 'react';
import css from './chip.module.css';

type Props = {
  tone?: 'quiet' | 'accent' | 'live';
  children: ReactNode;
};

export const Chip = ({ tone = 'quiet', children }: Props) => (
  <span className={`${css.chip} ${css[tone]}`}>{children}</span>
);
