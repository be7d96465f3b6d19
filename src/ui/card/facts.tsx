import type { ReactNode } from 'react';
import css from './facts.module.css';

type Props = {
  /** Truncated where there is little room. */
  words: ReactNode;
  /** A price or a date, never truncated. */
  aside?: ReactNode;
  /** Whether it may be otherwise for members, whose `aside` may leave the words less room. */
  personal?: boolean;
};

export const Facts = ({ words, aside, personal }: Props) => (
  <span className={css.facts} data-personal={personal}>
    <span className={css.meta}>{words}</span>
    <span className={css.aside}>{aside}</span>
  </span>
);
