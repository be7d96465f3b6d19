import type { ReactNode } from 'react';
import css from './intro.module.css';
import { Line } from './part.tsx';

export const Intro = ({ children }: { children: ReactNode }) => (
  <Line tone="secondary" gap={16} rowGap={8} align="start" wrap className={css.intro}>
    {children}
  </Line>
);
