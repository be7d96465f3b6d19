import { featuredAddress } from '#schemas/category/addresses.ts';
import { type CouponRow, couponCenter, couponTotals } from '#schemas/coupon/endpoints.ts';
import { couponStanding } from '#src/entities/coupon/standing.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Line } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { CouponTabs } from '../coupon-tabs.tsx';
import look from '../ticket/action.module.css';
import { Ticket } from '../ticket/ticket.tsx';
import { useClaim } from '../use-claim.ts';
import css from './view.module.css';

type TicketProps = { coupon: CouponRow; busy: boolean; onClaim: () => void };

type Standing = ReturnType<typeof couponStanding>;

type ActionProps = Omit<TicketProps, 'coupon'> & Pick<Standing, 'step' | 'address'>;

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

/** Exported for tests. */
export const CouponTicket = ({ coupon, ...claiming }: TicketProps) => {
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

export default listView(couponCenter, {
  label: '优惠券',
  rowHeight: 124,
  skeleton: 'rows',
  cards: true,
  useChoice: () => ({ payload: {}, head: <CouponTabs current="center" /> }),
  empty: { text: '现在没有可以领取的优惠券', link: '看看好课', to: featuredAddress() },
  useParts: ({ update }) => {
    const totals = useCall(couponTotals);
    const { claiming, claim } = useClaim((now) => {
      update((rows) => rows.map((row) => (row.id === now.id ? now : row)));
      totals.refresh();
    });
    return {
      row: (coupon) => (
        <CouponTicket
          coupon={coupon}
          busy={claiming === coupon.id}
          onClaim={() => void claim(coupon.id)}
        />
      ),
    };
  },
});
