import { membershipApi } from '../../../schemas/membership/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { readPlans } from './cards.ts';
import { redeemCode } from './redeem-code.ts';

/** The calls of membership. */
export const serveMembership = (host: Host, services: Services): void =>
  implement(host, membershipApi, {
    vipPlans: ofMember(readPlans),
    redeemCode: ofMember(redeemCode(services)),
  });
