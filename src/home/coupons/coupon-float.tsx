import type { MouseEvent } from 'react';
import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { isMember } from '#src/platform/session/session.ts';
import css from './coupon-float.module.css';

type Props = {
  /** Decides where a member goes; without it, and for visitors, the link's address counts. */
  onOpen?: () => Promise<void>;
};

export const CouponFloat = ({ onOpen }: Props) => (
  <a
    className={css.float}
    href={couponCenterAddress()}
    onClick={(event: MouseEvent) => {
      if (!onOpen || !isMember() || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      void onOpen();
    }}
  >
    <span className="spoken">领取优惠券</span>
    <svg viewBox="3 3 26 26" aria-hidden="true">
      <path
        d="M5 9.5a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v3.2a3.3 3.3 0 0 0 0 6.6v3.2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-3.2a3.3 3.3 0 0 0 0-6.6z"
        fill="currentColor"
      />
      <path
        d="m13 11.5 3 3.5 3-3.5M16 15v5.5M12.8 15.4h6.4M12.8 18.2h6.4"
        fill="none"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  </a>
);
