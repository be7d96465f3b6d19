import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { type CouponTab, myCoupons } from '#schemas/coupon/endpoints.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { CouponTabs, ownTabs } from '../coupon-tabs.tsx';
import { OwnTicket } from '../ticket/own.tsx';

const useChoice = () => {
  const [named] = useParam('tab', 'unused');
  const tab: CouponTab = named === 'used' || named === 'expired' ? named : 'unused';
  return { tab, payload: { tab }, head: <CouponTabs current={tab} /> };
};

export default listView(myCoupons, {
  label: '我的优惠券',
  rowHeight: 124,
  skeleton: 'rows',
  cards: true,
  useChoice,
  empty: ({ tab }) => ({
    text: tab === 'unused' ? '还没有可用的优惠券' : `没有${ownTabs[tab]}的优惠券`,
    link: '去领券',
    to: couponCenterAddress(),
  }),
  row: (coupon) => <OwnTicket coupon={coupon} />,
});
