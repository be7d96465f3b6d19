import type { ReactNode } from 'react';
import { Unbroken } from '../value/unbroken.tsx';
import css from './result-screen.module.css';

const drawn = {
  ok: 'M20 33l8 8 17-18',
  wait: 'M32 19v14l9 5',
  fail: 'M23 23l18 18m0-18L23 41',
} as const;

type Props = {
  look: keyof typeof drawn;
  /** Replaces the drawing of `look`. */
  sign?: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
};

export const ResultScreen = ({ look, sign, title, text, children }: Props) => (
  <div className={css.screen} role="status">
    {sign ?? (
      <svg className={css[look]} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27" />
        <path d={drawn[look]} />
      </svg>
    )}
    <h2 className={css.title}>{title}</h2>
    {text && (
      <p className={css.text}>
        <Unbroken>{text}</Unbroken>
      </p>
    )}
    {children && <div className={css.actions}>{children}</div>}
  </div>
);
