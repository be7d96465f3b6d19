import type { CouponRow } from '#schemas/coupon/endpoints.ts';
import { couponStanding } from '#src/entities/coupon/standing.ts';
import { Line } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import look from './action.module.css';
import css from './offered.module.css';
import { Ticket } from './ticket.tsx';

type Props = { coupon: CouponRow; busy: boolean; onClaim: () => void };

type Standing = ReturnType<typeof couponStanding>;

type ActionProps = Omit<Props, 'coupon'> & Pick<Standing, 'step' | 'address'>;

const Action = ({ step, address, busy, onClaim }: ActionProps) => {
  if (step.is === 'claim')
    return (
      <button className={look.filled} type="button" disabled={busy} onClick={onClaim}>
        {busy ? '领取中…' : step.brief}
      </button>
    );
  if (step.is === 'closed') return <span className={look.closed}>{step.brief}</span>;
  if (step.is === 'use')
    return (
      <a className={look.outlined} href={address}>
        {step.brief}
      </a>
    );
  return (
    <a className={look.filled} href={step.href}>
      {step.name}
    </a>
  );
};

type SoldShareProps = NonNullable<Standing['sold']> & { total: number };

const SoldShare = ({ word, had, percent, total }: SoldShareProps) => (
  <Line as="p" kind="tag" tone="tertiary" gap={8} above={4} className={css.had}>
    <ProgressBar value={had} max={total} label={word} />
    {word} {percent}%
  </Line>
);

/** A coupon of the center: its discount, from which sum, for what, and how to get it. */
export const CouponTicket = ({ coupon, ...claiming }: Props) => {
  const { step, sold, start, address } = couponStanding(coupon);
  return (
    <Ticket
      amount={coupon.amount}
      threshold={coupon.threshold}
      open={step.is !== 'closed'}
      title={coupon.title}
      href={address}
      facts={[coupon.scopeText, coupon.validity, start]}
      foot={sold && <SoldShare {...sold} total={coupon.total} />}
      action={<Action step={step} address={address} {...claiming} />}
    />
  );
};
