import { useState } from 'react';
import css from './month-choice.module.css';
import { lastMonths, monthWords } from './months.ts';

type Props = {
  /** `2026-11`, '' for all months. */
  value: string;
  onChange: (month: string) => void;
};

export const MonthChoice = ({ value, onChange }: Props) => {
  const [months] = useState(() => lastMonths(Date.now()));
  const known = value === '' || months.includes(value) ? months : [value, ...months];
  return (
    <span className={css.box}>
      <select aria-label="月份" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">全部时间</option>
        {known.map((month) => (
          <option value={month} key={month}>
            {monthWords(month)}
          </option>
        ))}
      </select>
    </span>
  );
};
