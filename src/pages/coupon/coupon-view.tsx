import type { ReactNode } from 'react';
import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { type CouponDetail, couponDetail } from '#schemas/coupon/endpoints.ts';
import { condition, shortYuan } from '#src/entities/coupon/words.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Rules } from '#src/ui/page/block.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { USABLE } from './coupon-action.tsx';
import css from './coupon-view.module.css';
import { OwnTicket } from './ticket/own.tsx';
import { UsableList } from './usable-list.tsx';

const leftText = ({ total, left, perMember }: CouponDetail): string =>
  [total > 0 && `剩 ${left} 张`, perMember > 0 && `每人限领 ${perMember} 张`]
    .filter(Boolean)
    .join(' · ');

const Body = ({ coupon }: { coupon: CouponDetail }) => (
  <>
    <section className={css.head}>
      <p className={css.amount}>{sumText(shortYuan(coupon.amount))}</p>
      <Text kind="meta">{condition(coupon)}</Text>
      <Text as="h2" kind="section-title" above={8}>
        {coupon.title}
      </Text>
      <Text kind="meta">{coupon.scopeText}</Text>
      <Text kind="meta">{coupon.validity}</Text>
      {leftText(coupon) && <Text kind="meta">{leftText(coupon)}</Text>}
    </section>
    {coupon.own.length > 0 && (
      <Box padEnd={12}>
        {coupon.own.map((own) => (
          <OwnTicket key={own.id} coupon={own} here />
        ))}
      </Box>
    )}
    <Rules rules={coupon.rules} />
    <UsableList id={coupon.id} section={USABLE} />
  </>
);

type Action = (coupon: CouponDetail, again: { retry: () => void }) => ReactNode;

const link = '看看其他优惠券';

export const couponView = (action: Action) =>
  detailView(couponDetail, {
    useQuery: useQueryId,
    flush: true,
    shapes: [
      ['banner', 1],
      ['lines', 4],
      ['compact', 3],
    ],
    notFound: { to: couponCenterAddress(), link },
    unnamed: (
      <PageFrame>
        <NotFound text="优惠券不存在或已下架" href={couponCenterAddress()} name={link} />
      </PageFrame>
    ),
    useReread: useSeenAgain,
    action,
    body: (coupon) => <Body coupon={coupon} />,
  });
