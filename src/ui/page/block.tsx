import type { ReactNode } from 'react';
import { Unbroken } from '../value/unbroken.tsx';
import css from './block.module.css';

/** A part of a page with a title of its own. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.block}>
    <h3 className={css.title}>{title}</h3>
    {children}
  </section>
);

/** Rules, one below the other. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <Block title="规则">
    <ol className={css.rules}>
      {rules.map((rule) => (
        <li key={rule}>
          <Unbroken>{rule}</Unbroken>
        </li>
      ))}
    </ol>
  </Block>
);
