import type { ReactNode } from 'react';
import css from './facts.module.css';

/** Names and what stands for them, one pair a line; those that are '' are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div className={css.fact} key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
