import { address } from '../page-address.ts';

/** What a broadcast, a course or column awards; `id` is that of the thing. */
export const liveAwardAddress = address('/live_award/:id');
export const columnAwardAddress = address('/column_award/:id');

/** In all further addresses but the list's, `id` is that of the award. */
export const claimsAddress = address('/credit_result');
export const claimAddress = address('/credit_result/:id');
export const claimFailedAddress = address('/credit_result_fail', 'id');
export const liveClaimAddress = address('/live_credit_result/:id');
export const liveClaimFailedAddress = address('/live_credit_fail/:id');
export const matterClaimAddress = address('/matter_result/:id');
export const personAddress = address('/by_person/:id/:type');
export const personClaimAddress = address('/person_credit_result/:id/:type');
export const personClaimFailedAddress = address('/person_credit_result_fail/:id/:type');
export const overdueAddress = address('/overdue/:id/:type');

/** `id`: a year, 0 for all of them. */
export const creditsAddress = address('/all_credit_record/:id');

/** Whoever was shown a certificate looks here whether it is one; `no` 0: a number is asked for. */
export const verifyAddress = address('/case/certificate/:no');
