import type { Explanation } from '../../../engine/explain.ts';
import css from './editor.module.css';

/** Whether somebody sees a section, with every question that decided. */
export const WhySide = ({ who, told }: { who: string; told: Explanation }) => (
  <section className={css.side} data-shows={told.shows} aria-label={who}>
    <h2>
      {who}
      <span className={css.verdict}>{told.shows ? '看得到' : '看不到'}</span>
    </h2>
    <ol>
      {told.chain.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </section>
);
