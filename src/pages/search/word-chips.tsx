import type { ReactNode } from 'react';
import css from './word-chips.module.css';

type Props = {
  title: string;
  words: readonly string[];
  addressOf: (word: string) => string;
  aside?: ReactNode;
};

/** Search words, each a link. */
export const WordChips = ({ title, words, addressOf, aside }: Props) => (
  <section className={css.section}>
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {aside}
    </div>
    <ul className={css.chips}>
      {words.map((word) => (
        <li className={css.item} key={word}>
          <a className={css.chip} href={addressOf(word)}>
            <span className={css.word}>{word}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
