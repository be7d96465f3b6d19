import type { ReactNode } from 'react';
import css from './playground.module.css';
import { usePhone } from './use-phone.ts';

const WIDTH = 375;

type Props = { title: string; advice: string; desk: ReactNode; phone: ReactNode };

/** A form beside a phone. */
export const Bench = ({ title, advice, desk, phone }: Props) => {
  usePhone(WIDTH);
  return (
    <main className={css.bench}>
      <div className={css.desk}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.advice}>{advice}</p>
        {desk}
      </div>
      {/* a region that scrolls has to be reachable by keyboard */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={css.phone} aria-label="手机预览" tabIndex={0}>
        {phone}
      </section>
    </main>
  );
};
