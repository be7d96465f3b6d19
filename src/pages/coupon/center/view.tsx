import { couponCenter } from '../../../../schemas/coupon/endpoints.ts';
import { featuredAddress } from '../../../entities/category/addresses.ts';
import { ownCouponsAddress } from '../../../entities/coupon/addresses.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { BarLink } from '../../../ui/button/bar-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import { CouponTicket } from '../ticket/offered.tsx';
import { useClaim } from '../use-claim.ts';
import css from './view.module.css';

/** `/yhj`: the coupons that can be had, how many are left, and what they are for. */
export default function CouponCenterPage() {
  const list = useFreshList(useList(couponCenter));
  const { claiming, claim } = useClaim((now) =>
    list.update((rows) => rows.map((row) => (row.id === now.id ? now : row))),
  );
  return (
    <PageFrame flush aside={<BarLink href={ownCouponsAddress()} name="我的券" />}>
      <div className={css.list}>
        <ListView
          list={list}
          rowHeight={124}
          skeleton="rows"
          label="优惠券"
          empty={
            <EmptyState
              text="现在没有可以领取的优惠券"
              action={<ButtonLink href={featuredAddress()}>看看好课</ButtonLink>}
            />
          }
        >
          {(coupon) => (
            <CouponTicket
              coupon={coupon}
              busy={claiming === coupon.id}
              onClaim={() => void claim(coupon.id)}
            />
          )}
        </ListView>
      </div>
    </PageFrame>
  );
}
