import { momentText } from '#src/platform/time/china-date.ts';
import css from './entry-row.module.css';

type Props = {
  title: string;
  at: number | null;
  way: 'in' | 'out';
  /** Formatted, without a sign. */
  amount: string;
  /** Shown below the amount, such as the balance afterwards. */
  foot: string;
  /** '' where the entry has no page. */
  href: string;
};

/** One ledger entry: what it was, when, how much, and the balance afterwards. */
export const EntryRow = ({ title, at, way, amount, foot, href }: Props) => {
  const inner = (
    <>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {at !== null && <span className={css.meta}>{momentText(at)}</span>}
      </span>
      <span className={css.end}>
        <span className={css.amount} data-way={way}>
          {way === 'in' ? '+' : '−'}
          {amount}
        </span>
        {foot && <span className={css.meta}>{foot}</span>}
      </span>
    </>
  );
  return href ? (
    <a className={css.row} href={href}>
      {inner}
    </a>
  ) : (
    <div className={css.row}>{inner}</div>
  );
};
