import type { ReactNode } from 'react';
import css from './wide-panel.module.css';

type Props = { label: string; children: ReactNode };

/** A panel that scrolls sideways, by finger or keyboard, where its table is too wide. */
export const WidePanel = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
  <section className={css.panel} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
