import type { ReactNode } from 'react';
import css from './other-ways.module.css';

/** Below a login: another way in, and the way back to the public home. */
export const OtherWays = ({ children }: { children?: ReactNode }) => (
  <div className={css.ways}>
    {children}
    <a className={css.look} href="/">
      先逛逛
    </a>
  </div>
);
