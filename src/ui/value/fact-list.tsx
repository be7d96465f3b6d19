import type { ReactNode } from 'react';
import css from './fact-list.module.css';
import { Unbroken } from './unbroken.tsx';

type Props = {
  /** Facts with an empty value are left out; `more` stands behind its value. */
  facts: readonly (readonly [name: string, value: string, more?: ReactNode])[];
  /** Without a background of its own, as in a card. */
  bare?: boolean;
};

export const FactList = ({ facts, bare = false }: Props) => (
  <dl className={css.facts} data-bare={bare}>
    {facts.map(
      ([name, value, more]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Unbroken>{value}</Unbroken>
              {more}
            </dd>
          </div>
        ),
    )}
  </dl>
);
