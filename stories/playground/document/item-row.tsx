import type { ReactNode } from 'react';
import css from '../playground.module.css';
import type { Row } from './explain-page.ts';
import type { FormMessage } from './item-form.tsx';

type Props = {
  row: Row;
  /** Faults of the item; paths are relative to it. */
  messages: readonly FormMessage[];
  open: boolean;
  written: boolean;
  onToggle: () => void;
  children: ReactNode;
};

export const ItemRow = ({ row, messages, open, written, onToggle, children }: Props) => (
  <li
    className={css.orderRow}
    data-shows={row.shows}
    data-held={row.held || undefined}
    data-place={row.position}
  >
    <div className={css.orderHead}>
      <strong>
        {row.label}. {row.name}
      </strong>
      {row.title !== '' && row.title !== row.name && (
        <span className={css.shows}>“{row.title}”</span>
      )}
      <span className={css.shows}>{row.shows ? '显示' : '不显示'}</span>
      {written && row.readable && (
        <button
          type="button"
          aria-expanded={open}
          aria-label={`第 ${row.label} 项${row.name}的设置`}
          onClick={onToggle}
        >
          设置
        </button>
      )}
    </div>
    <ul className={css.reasons}>
      {row.chain.map((line, index) => (
        // a condition may ask the same twice
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines differ by position only
        <li key={`${index}:${line}`}>{line}</li>
      ))}
    </ul>
    {messages.map(({ path, message }) => (
      <p key={`${path} ${message}`} className={css.wrong}>
        {path}：{message}
      </p>
    ))}
    {open && children}
  </li>
);
