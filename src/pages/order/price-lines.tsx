import type { PriceLine } from '#schemas/order/fields.ts';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { priceText, sumText } from '#src/ui/value/amount.ts';
import css from './price-lines.module.css';

const cuts = ['coupon', 'points', 'member'];

type Props = {
  lines: readonly PriceLine[];
  /** What the total is called, where that is known better than by the line itself. */
  payName?: string;
};

/** A price in the server's lines, in the order in which they are reckoned. */
export const PriceLines = ({ lines, payName }: Props) => (
  <Stack as="dl" gap={10} flat>
    {lines.map(({ kind, title, amount, note }) => (
      <div className={kind === 'pay' ? css.pay : css.line} key={kind}>
        <dt>
          {kind === 'pay' ? (payName ?? title) : title}
          {note && (
            <Text as="span" kind="meta" tone="tertiary" block>
              {note}
            </Text>
          )}
        </dt>
        <dd data-cut={cuts.includes(kind)}>
          {cuts.includes(kind) ? '−' : ''}
          {kind === 'pay' ? priceText(amount) : sumText(amount)}
        </dd>
      </div>
    ))}
  </Stack>
);
