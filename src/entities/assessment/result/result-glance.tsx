import type { ReactNode } from 'react';
import { Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Joy } from './joy.tsx';
import css from './result-glance.module.css';

type Words = {
  title: string;
  text: string;
  /** Why the paper ended without the member's doing; '' for no reason. */
  note: string;
  name: string;
  facts: readonly (readonly [name: string, value: string])[];
};

/** `joy` names a result that is celebrated; '' for none. */
type Props = { sign: ReactNode; joy: string; words: Words };

export const ResultGlance = ({ sign, joy, words }: Props) => (
  <section className={css.card}>
    <Joy of={joy}>{sign}</Joy>
    <Text as="h2" kind="page-title" above={8}>
      {words.title}
    </Text>
    <Text tone="secondary">{words.text}</Text>
    {words.note && (
      <Text kind="meta" tone="accent" padBlock={8} padInline={12} surface="tint" radius="small">
        {words.note}
      </Text>
    )}
    <Text kind="meta" tone="tertiary" above={8} below={8}>
      {words.name}
    </Text>
    <FactList facts={words.facts} />
  </section>
);
