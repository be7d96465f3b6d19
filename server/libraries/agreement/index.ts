export { assertAgreed, consentOf, recordConsent } from './consent.ts';
export { agreementInForce } from './in-force.ts';
