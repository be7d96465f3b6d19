import type { ReactNode } from 'react';
import { Text } from '#src/ui/part/parts.tsx';
import { FactList } from '#src/ui/value/fact-list.tsx';
import css from './result-glance.module.css';

type Words = {
  title: string;
  text: string;
  /** Why the paper ended without the member's doing; '' for no reason. */
  note: string;
  name: string;
  facts: readonly (readonly [name: string, value: string])[];
};

export const ResultGlance = ({ sign, words }: { sign: ReactNode; words: Words }) => (
  <section className={css.card}>
    {sign}
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
