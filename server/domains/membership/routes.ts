import { membershipApi } from '#schemas/membership/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { readPlans } from './cards.ts';
import { redeemCode } from './redeem-code.ts';

export const serve = (host: Host): void =>
  implement(host, membershipApi, {
    vipPlans: readPlans,
    redeemCode,
  });
