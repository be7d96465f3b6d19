import { featuredAddress } from '#schemas/category/addresses.ts';
import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { couponCenter } from '#schemas/coupon/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { BarLink } from '#src/ui/button/bar-link.tsx';
import { CouponTicket } from '../ticket/offered.tsx';
import { useClaim } from '../use-claim.ts';

export default listView(couponCenter, {
  label: '优惠券',
  rowHeight: 124,
  skeleton: 'rows',
  cards: true,
  aside: <BarLink href={ownCouponsAddress()} name="我的券" />,
  empty: { text: '现在没有可以领取的优惠券', link: '看看好课', to: featuredAddress() },
  useParts: ({ update }) => {
    const { claiming, claim } = useClaim((now) =>
      update((rows) => rows.map((row) => (row.id === now.id ? now : row))),
    );
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
