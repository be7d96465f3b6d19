import type { ReactNode } from 'react';
import { type CouponDetail, couponDetail } from '../../../schemas/coupon/endpoints.ts';
import { couponCenterAddress } from '../../entities/coupon/addresses.ts';
import { condition, shortYuan } from '../../entities/coupon/words.ts';
import { useParam } from '../../platform/navigation/use-param.ts';
import { type Called, useCall } from '../../platform/reading/use-call.ts';
import { useSeenAgain } from '../../platform/reading/use-seen-again.ts';
import { Rules } from '../../ui/page/block.tsx';
import { PageFrame } from '../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../ui/state/answered.tsx';
import { Gone, goneTo } from '../../ui/state/gone.tsx';
import css from './screen.module.css';
import { OwnTicket } from './ticket/own.tsx';
import { UsableList } from './usable-list.tsx';

/** Where on the page stands what the coupon can be used for. */
export const USABLE = 'usable';

const leftText = ({ total, left, perMember }: CouponDetail): string =>
  [total > 0 && `剩 ${left} 张`, perMember > 0 && `每人限领 ${perMember} 张`]
    .filter(Boolean)
    .join(' · ');

const Body = ({ coupon }: { coupon: CouponDetail }) => (
  <>
    <section className={css.head}>
      <p className={css.amount}>¥{shortYuan(coupon.amount)}</p>
      <p className={css.condition}>{condition(coupon)}</p>
      <h2 className={css.title}>{coupon.title}</h2>
      <p className={css.fact}>{coupon.scopeText}</p>
      <p className={css.fact}>{coupon.validity}</p>
      {leftText(coupon) && <p className={css.fact}>{leftText(coupon)}</p>}
    </section>
    {coupon.own.length > 0 && (
      <div className={css.own}>
        {coupon.own.map((own) => (
          <OwnTicket key={own.id} coupon={own} here />
        ))}
      </div>
    )}
    <Rules rules={coupon.rules} />
    <UsableList id={coupon.id} place={USABLE} />
  </>
);

type Props = {
  title: string;
  action: (called: Called<CouponDetail>, coupon: CouponDetail) => ReactNode;
};

const Known = ({ title, action, id }: Props & { id: string }) => {
  const called = useCall(couponDetail, { id });
  useSeenAgain(called.retry);
  return (
    <PageFrame title={title} flush action={called.data && action(called, called.data)}>
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 4],
              ['compact', 3],
            ]}
          />
        }
        failed={goneTo(couponCenterAddress(), '看看其他优惠券')}
      >
        {(coupon) => <Body coupon={coupon} />}
      </Answered>
    </PageFrame>
  );
};

/** A coupon that an address names by `?id=`: what it is worth, its rules, the member's own ones. */
export const CouponScreen = (props: Props) => {
  const [id] = useParam('id');
  if (id) return <Known {...props} id={id} />;
  return (
    <PageFrame title={props.title}>
      <Gone text="优惠券不存在或已下架" href={couponCenterAddress()} name="看看其他优惠券" />
    </PageFrame>
  );
};
