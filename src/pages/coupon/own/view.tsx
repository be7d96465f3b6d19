import {
  type CouponTab,
  couponTabs,
  couponTotals,
  myCoupons,
} from '../../../../schemas/coupon/endpoints.ts';
import { couponCenterAddress } from '../../../entities/coupon/addresses.ts';
import { useParam } from '../../../platform/navigation/use-param.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { useFreshList } from '../../../platform/reading/use-fresh-list.ts';
import { useList } from '../../../platform/reading/use-list.ts';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { BarLink } from '../../../ui/button/bar-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ListView } from '../../../ui/list/view.tsx';
import { PageFrame } from '../../../ui/page/frame.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { EmptyState } from '../../../ui/state/empty.tsx';
import css from '../center/view.module.css';
import { OwnTicket } from '../ticket/own.tsx';

const names: Readonly<Record<CouponTab, string>> = {
  unused: '未使用',
  used: '已使用',
  expired: '已过期',
};

/** `/coupon`: a member's own coupons by how they stand. */
export default function OwnCouponsPage() {
  const [name, choose] = useParam('tab', 'unused');
  const tab = couponTabs.find((each) => each === name) ?? 'unused';
  const { data: totals, retry } = useCall(couponTotals);
  useSeenAgain(retry);
  const list = useFreshList(useList(myCoupons, { tab }));
  const tabs = couponTabs.map((id) => ({
    id,
    name: totals ? `${names[id]}（${totals[id]}）` : names[id],
  }));
  return (
    <PageFrame flush aside={<BarLink href={couponCenterAddress()} name="去领券" />}>
      <Tabs label="按状态筛选" tabs={tabs} current={tab} onChoose={choose} look="line" />
      <div className={css.list}>
        <ListView
          key={tab}
          list={list}
          rowHeight={124}
          skeleton="rows"
          label="我的优惠券"
          empty={
            <EmptyState
              text={tab === 'unused' ? '还没有可用的优惠券' : `没有${names[tab]}的优惠券`}
              action={<ButtonLink href={couponCenterAddress()}>去领券中心看看</ButtonLink>}
            />
          }
        >
          {(coupon) => <OwnTicket coupon={coupon} />}
        </ListView>
      </div>
    </PageFrame>
  );
}
