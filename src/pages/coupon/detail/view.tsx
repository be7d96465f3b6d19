import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { type CouponDetail, couponDetail } from '#schemas/coupon/endpoints.ts';
import { condition, shortYuan } from '#src/entities/coupon/words.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Block, Rules } from '#src/ui/page/block.tsx';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { NotFound } from '#src/ui/state/not-found.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { OwnCopy } from '../ticket/own.tsx';
import { CouponAction, USABLE } from './coupon-action.tsx';
import { UsableList } from './usable-list.tsx';
import css from './view.module.css';

const leftText = ({ total, left, perMember }: CouponDetail): string =>
  [total > 0 && `剩 ${left} 张`, perMember > 0 && `每人限领 ${perMember} 张`]
    .filter(Boolean)
    .join(' · ');

const Body = ({ coupon }: { coupon: CouponDetail }) => (
  <>
    <section className={css.head} data-cover>
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
      <Block title="我领到的">
        <ul>
          {coupon.own.map((own) => (
            <OwnCopy key={own.id} coupon={own} />
          ))}
        </ul>
      </Block>
    )}
    <Rules rules={coupon.rules} />
    <UsableList id={coupon.id} section={USABLE} />
  </>
);

const link = '看看其他优惠券';

export default detailView(couponDetail, {
  useQuery: useQueryId,
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 4],
    ['rows', 3],
  ],
  notFound: { to: couponCenterAddress(), link },
  unnamed: (
    <PageFrame>
      <NotFound text="优惠券不存在或已下架" href={couponCenterAddress()} name={link} />
    </PageFrame>
  ),
  useReread: useSeenAgain,
  action: (coupon, { retry }) => <CouponAction coupon={coupon} again={retry} />,
  body: (coupon) => <Body coupon={coupon} />,
});
