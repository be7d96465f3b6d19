import type { ReactNode } from 'react';
import css from './description-list.module.css';

/** A pair whose value is '' is left out. */
export const DescriptionList = ({
  facts,
}: {
  facts: readonly (readonly [string, ReactNode])[];
}) => (
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
