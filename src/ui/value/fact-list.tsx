import css from './fact-list.module.css';
import { Unbroken } from './unbroken.tsx';

type Props = {
  /** Facts with an empty value are left out. */
  facts: readonly (readonly [name: string, value: string])[];
  /** `apart`: values stand at the end of their lines. */
  apart?: boolean;
  /** Without a background of its own, as in a card. */
  bare?: boolean;
};

export const FactList = ({ facts, apart = false, bare = false }: Props) => (
  <dl className={css.facts} data-apart={apart} data-bare={bare}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Unbroken>{value}</Unbroken>
            </dd>
          </div>
        ),
    )}
  </dl>
);
