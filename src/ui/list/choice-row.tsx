import type { ReactNode } from 'react';
import css from './choice-row.module.css';

/** A row of a list that one thing is chosen from. */
export const ChoiceRow = ({
  onChoose,
  children,
}: {
  onChoose: () => void;
  children: ReactNode;
}) => (
  <button type="button" className={css.row} onClick={onChoose}>
    {children}
  </button>
);
