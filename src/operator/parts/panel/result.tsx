import type { ReactNode } from 'react';
import css from './result.module.css';

type Props = {
  status: 'warning' | 'info';
  title: string;
  subTitle: ReactNode;
  extra?: ReactNode;
};

export const Result = ({ status, title, subTitle, extra }: Props) => (
  <div className={css.result}>
    <span className={css.sign} data-status={status} aria-hidden="true">
      {status === 'warning' ? '!' : 'i'}
    </span>
    <p className={css.title}>{title}</p>
    <p className={css.intro}>{subTitle}</p>
    {extra && <div>{extra}</div>}
  </div>
);
