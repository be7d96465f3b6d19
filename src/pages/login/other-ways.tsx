import type { ReactNode } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import css from './other-ways.module.css';

/** Below a login: other ways to log in, and the link to the public home page. */
export const OtherWays = ({ children }: { children?: ReactNode }) => (
  <div className={css.ways}>
    {children}
    <a className={css.look} href={homeAddress()}>
      先逛逛
    </a>
  </div>
);
