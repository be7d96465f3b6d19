import type { ReactNode } from 'react';
import css from './playground.module.css';

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

export const Check = ({ checked, onChange, children }: Props) => (
  <label className={css.check}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {children}
  </label>
);
