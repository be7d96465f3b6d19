import type { ReactNode } from 'react';
import css from './wide-panel.module.css';

type Props = { label: string; children: ReactNode };

/** Scrolls sideways, by finger or keyboard, where its table is too wide. */
export const WidePanel = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: focusable, so that keys can scroll it
  <section className={css.panel} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
