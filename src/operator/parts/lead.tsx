import type { ReactNode } from 'react';
import css from './lead.module.css';

/** What a screen is for, in a paragraph, with what is done there beside it. */
export const Lead = ({ children }: { children: ReactNode }) => (
  <div className={css.lead}>{children}</div>
);
