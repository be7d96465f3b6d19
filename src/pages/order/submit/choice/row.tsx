import type { ReactNode } from 'react';
import css from './row.module.css';

type Props = {
  name: string;
  note?: string | undefined;
  /** `label`: a tap anywhere on the line is one on its only control. */
  as?: 'div' | 'label';
  children: ReactNode;
};

/** A line of an order's form: what is chosen, what is to be known of it, and its control. */
export const ChoiceRow = ({ name, note, as: Line = 'div', children }: Props) => (
  <Line className={css.row}>
    <span>
      {name}
      {note && <span className={css.note}>{note}</span>}
    </span>
    {children}
  </Line>
);
