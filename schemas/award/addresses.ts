import { address } from '../page-address.ts';

/** `id` is the broadcast's, the course's or the column's. */
export const liveAwardAddress = address('/live_award/:id');
export const columnAwardAddress = address('/column_award/:id');

/** From here on `id` is the award's. */
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

/** `id` is a year; 0: all years. */
export const creditsAddress = address('/all_credit_record/:id');

/** Anybody checks a certificate here; `no` 0: the page asks for its number. */
export const verifyAddress = address('/case/certificate/:no');
