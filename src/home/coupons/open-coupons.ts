import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { registerAddress } from '#schemas/login/addresses.ts';
import { boundPhone, memberInfo } from '#schemas/member/identity-endpoints.ts';
import { call } from '#src/platform/calls/call.ts';
import { followLink } from '#src/platform/navigation/follow-link.ts';

/** Home rule 8. */
const COUPONS = couponCenterAddress();

const registration = (memberId: string) => registerAddress({ member_id: memberId, zhuce: 1 });

const destination = async (): Promise<string> => {
  const phone = await call(boundPhone);
  if (!phone.ok || phone.data !== '') return COUPONS;
  const info = await call(memberInfo);
  return info.ok ? registration(info.data.memberId) : COUPONS;
};

let opening = false;

/**
 * Leads a member to the coupons, or to the registration while no phone is bound; a failed call leads to the
 * coupons. A second tap meanwhile does nothing, and a member who has left the page is not moved.
 */
export const openCoupons = async (from: string): Promise<void> => {
  if (opening) return;
  opening = true;
  const address = await destination();
  opening = false;
  if (location.href === from) followLink(address);
};
