import type { ReactNode } from 'react';
import css from './chip.module.css';

type Props = { tone: 'good' | 'info' | 'quiet' | 'warn' | 'bad'; children: ReactNode };

export const OperatorChip = ({ tone, children }: Props) => (
  <span className={css.chip} data-tone={tone}>
    {children}
  </span>
);
