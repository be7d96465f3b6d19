import type { ReactNode } from 'react';
import { type CouponDetail, couponDetail } from '../../../schemas/api/promotion.ts';
import { goBack } from '../../platform/go-back.ts';
import { type Called, useCall } from '../../platform/use-call.ts';
import { useParam } from '../../platform/use-param.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { Gone, goneTo } from '../../ui/gone.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Price } from '../../ui/price.tsx';
import { Block, Rules } from './block.tsx';
import css from './coupon-screen.module.css';
import { condition } from './coupon-ticket.tsx';
import { OwnTicket } from './own-ticket.tsx';

const leftText = ({ total, left, perMember }: CouponDetail): string =>
  [total > 0 && `剩 ${left} 张`, perMember > 0 && `每人限领 ${perMember} 张`]
    .filter(Boolean)
    .join(' · ');

const Usable = ({ coupon: { usable } }: { coupon: CouponDetail }) =>
  usable.length > 0 && (
    <Block title="可用于">
      <ul>
        {usable.map(({ id, title, price, link }) => (
          <li key={id}>
            <a className={css.usable} href={link}>
              <span className={css.name}>{title}</span>
              <Price value={price} />
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );

const Body = ({ coupon }: { coupon: CouponDetail }) => (
  <>
    <section className={css.head}>
      <p className={css.amount}>¥{coupon.amount}</p>
      <p className={css.condition}>{condition(coupon)}</p>
      <h2 className={css.title}>{coupon.title}</h2>
      <p className={css.fact}>{[coupon.scopeText, coupon.validity].filter(Boolean).join(' · ')}</p>
      {leftText(coupon) && <p className={css.fact}>{leftText(coupon)}</p>}
    </section>
    {coupon.own.length > 0 && (
      <div className={css.own}>
        {coupon.own.map((own) => (
          <OwnTicket key={own.id} coupon={own} />
        ))}
      </div>
    )}
    <Rules rules={coupon.rules} />
    <Usable coupon={coupon} />
  </>
);

type Props = {
  route: string;
  title: string;
  action: (called: Called<CouponDetail>, coupon: CouponDetail) => ReactNode;
};

const Known = ({ route, title, action, id }: Props & { id: string }) => {
  const called = useCall(couponDetail, { id });
  return (
    <PageFrame
      route={route}
      title={title}
      flush
      onBack={() => goBack('/yhj')}
      action={called.data && action(called, called.data)}
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 5],
            ]}
          />
        }
        failed={goneTo('/yhj', '看看其他优惠券')}
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
    <PageFrame route={props.route} title={props.title} onBack={() => goBack('/yhj')}>
      <Gone text="优惠券不存在或已下架" href="/yhj" name="看看其他优惠券" />
    </PageFrame>
  );
};
