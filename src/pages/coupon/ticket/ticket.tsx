import type { ReactNode } from 'react';
import { condition, shortYuan } from '#src/entities/coupon/words.ts';
import { YUAN } from '#src/ui/value/amount.ts';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './ticket.module.css';

type Props = {
  /** Yuan with two decimals. */
  amount: string | null;
  threshold: string | null;
  /** Whether the coupon can be claimed, bought or used now. */
  open: boolean;
  title: string;
  /** Where a tap anywhere on the ticket leads; '' for nowhere. */
  href: string;
  facts: readonly string[];
  /** Shown below the facts. */
  foot?: ReactNode;
  action: ReactNode;
};

/** A coupon as a ticket: the discount on the stub, then for what it is and its action. */
export const Ticket = ({ amount, threshold, open, title, href, facts, foot, action }: Props) => (
  <div className={css.place}>
    <article className={css.ticket} data-open={open}>
      <div className={css.stub}>
        <span className={css.amount}>
          <span className={css.sign}>{YUAN}</span>
          {shortYuan(amount)}
        </span>
        <span className={css.condition}>
          <Unbroken>{condition({ threshold })}</Unbroken>
        </span>
      </div>
      <div className={css.words}>
        {href ? (
          <a className={css.title} href={href}>
            {title}
          </a>
        ) : (
          <p className={css.title}>{title}</p>
        )}
        {facts.filter(Boolean).map((fact) => (
          <p className={css.fact} key={fact}>
            <Unbroken>{fact}</Unbroken>
          </p>
        ))}
        {foot}
      </div>
      {action}
    </article>
  </div>
);
