import type { ReactNode } from 'react';
import css from './cards.module.css';

/** A white rounded part of a page; `title` is omitted where the content explains itself. */
export const Card = ({ title, children }: { title?: string; children: ReactNode }) => (
  <section className={css.card}>
    {title && <h2 className={css.title}>{title}</h2>}
    {children}
  </section>
);

/** Cards, one below the other. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <div className={css.cards}>{children}</div>
);

/** A failure, read aloud at once by screen readers. */
export const Failure = ({ text }: { text: string }) => (
  <p className={css.failure} role="alert">
    {text}
  </p>
);
