import type { ReactNode } from 'react';
import { FactList } from '#src/ui/value/fact-list.tsx';
import css from './result-glance.module.css';

type Words = {
  title: string;
  text: string;
  /** Why it ended otherwise than by the member; '' for no reason. */
  note: string;
  /** The paper's. */
  name: string;
  facts: readonly (readonly [name: string, value: string])[];
};

/** A result at a glance below its `sign`. */
export const ResultGlance = ({ sign, words }: { sign: ReactNode; words: Words }) => (
  <section className={css.card}>
    {sign}
    <h2 className={css.title}>{words.title}</h2>
    <p className={css.text}>{words.text}</p>
    {words.note && <p className={css.note}>{words.note}</p>}
    <p className={css.name}>{words.name}</p>
    <FactList facts={words.facts} apart />
  </section>
);
