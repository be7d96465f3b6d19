import type { ReactNode } from 'react';
import css from './note.module.css';

/** A remark of the story, distinct from what learners see. */
export const Note = ({ children }: { children: ReactNode }) => (
  <div className={css.note}>{children}</div>
);
