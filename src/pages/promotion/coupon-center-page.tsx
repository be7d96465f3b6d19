import { useRef, useState } from 'react';
import { type CouponRow, claimCoupon, couponCenter } from '../../../schemas/api/promotion.ts';
import { call } from '../../platform/call.ts';
import { goBack } from '../../platform/go-back.ts';
import { randomKey } from '../../platform/random-key.ts';
import { showToast } from '../../platform/toast.ts';
import { useList } from '../../platform/use-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import css from './coupon-center-page.module.css';
import { CouponTicket } from './coupon-ticket.tsx';

type Change = (row: CouponRow) => CouponRow;

/** Claims a coupon once, however often it is tapped; `put` shows what came of it. */
const useClaim = (put: (id: string, change: Change) => void) => {
  const [busy, setBusy] = useState('');
  const keys = useRef(new Map<string, string>());
  const claim = async (id: string): Promise<void> => {
    if (busy) return;
    setBusy(id);
    // the same intent until it has been answered
    const key = keys.current.get(id) ?? randomKey();
    keys.current.set(id, key);
    const answer = await call(claimCoupon, { id, key });
    setBusy('');
    if (!answer.ok) {
      showToast(answer.message || '领取没有成功，请稍后再试');
      if (answer.code) keys.current.delete(id);
      return;
    }
    keys.current.delete(id);
    showToast('领取成功，已放入我的优惠券');
    put(id, (row) => {
      const received = row.received + 1;
      const over = row.perMember > 0 && received >= row.perMember;
      const left = row.total > 0 ? Math.max(0, row.left - 1) : row.left;
      return { ...row, received, left, offer: over ? 'received' : row.offer };
    });
  };
  return { busy, claim };
};

/** `/yhj`: the coupons that can be had, how many are left, and what they are for. */
export default function CouponCenterPage() {
  const list = useList(couponCenter);
  const { busy, claim } = useClaim((id, change) =>
    list.update((rows) => rows.map((row) => (row.id === id ? change(row) : row))),
  );
  return (
    <PageFrame
      route="/yhj"
      title="领券中心"
      flush
      onBack={goBack}
      aside={
        <a className={css.aside} href="/coupon">
          我的券
        </a>
      }
    >
      <div className={css.list}>
        <ListView
          list={list}
          rowHeight={124}
          skeleton="rows"
          empty={
            <EmptyState
              text="现在没有可以领取的优惠券"
              action={<ButtonLink href="/more">看看好课</ButtonLink>}
            />
          }
        >
          {(coupon) => (
            <CouponTicket
              coupon={coupon}
              busy={busy === coupon.id}
              onClaim={() => void claim(coupon.id)}
            />
          )}
        </ListView>
      </div>
    </PageFrame>
  );
}
