import type { ReactNode } from 'react';
import { condition, shortYuan } from '#src/entities/coupon/words.ts';
import { Box, Text } from '#src/ui/part/parts.tsx';
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
  /** Where a tap anywhere on the ticket leads. */
  href: string;
  facts: readonly string[];
  foot?: ReactNode;
  action: ReactNode;
};

/** The characters of an amount that the stub is wide enough for. */
const SHORT = 4;

export const Ticket = ({ amount, threshold, open, title, href, facts, foot, action }: Props) => (
  <Box padInline="gutter" padStart={12}>
    <article className={css.ticket} data-open={open}>
      <div className={css.stub}>
        <span className={css.amount} data-long={shortYuan(amount).length > SHORT}>
          <span className={css.sign}>{YUAN}</span>
          {shortYuan(amount)}
        </span>
        <Text as="span" kind="tag" breaks="balance">
          <Unbroken>{condition({ threshold })}</Unbroken>
        </Text>
      </div>
      <div className={css.body}>
        <div className={css.words}>
          <Text as="a" kind="card-title" lines={2} className={css.title} href={href}>
            {title}
          </Text>
          {facts.filter(Boolean).map((fact) => (
            <Text kind="meta" tone="tertiary" above={2} key={fact}>
              <Unbroken>{fact}</Unbroken>
            </Text>
          ))}
          {foot}
        </div>
        {action}
      </div>
    </article>
  </Box>
);
