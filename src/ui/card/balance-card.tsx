import type { ReactNode } from 'react';
import { Text } from '../part/parts.tsx';
import css from './balance-card.module.css';

type Props = {
  name: string;
  value: string;
  facts: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
};

export const BalanceCard = ({ name, value, facts, children }: Props) => (
  <section className={css.card}>
    <Text kind="meta">{name}</Text>
    <p className={css.value}>{value}</p>
    {children}
    <dl className={css.facts}>
      {facts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  </section>
);
