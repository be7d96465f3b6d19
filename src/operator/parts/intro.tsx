import type { ReactNode } from 'react';
import css from './intro.module.css';
import { Line } from './part.tsx';

/** What a screen is for, in a paragraph, with what is done there beside it. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <Line tone="secondary" gap={16} rowGap={8} align="start" wrap className={css.intro}>
    {children}
  </Line>
);
