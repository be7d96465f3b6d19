import type { ReactNode } from 'react';
import css from './cards.module.css';

/** A part of an order's page, white and rounded; `title` is left out where the part speaks for itself. */
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

/** Why something did not go, told at once to those who only hear the page. */
export const Failure = ({ text }: { text: string }) => (
  <p className={css.failure} role="alert">
    {text}
  </p>
);
