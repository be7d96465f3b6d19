import type { ReactNode } from 'react';
import css from './facts.module.css';

type Props = {
  /** Truncated where there is little room. */
  words: string;
  /** A price or a date, never truncated. */
  aside?: ReactNode;
};

export const Facts = ({ words, aside }: Props) => (
  <span className={css.facts}>
    <span className={css.meta}>{words}</span>
    <span className={css.aside}>{aside}</span>
  </span>
);
