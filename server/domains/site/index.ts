export { agreementInForce } from './legal-version.ts';
export { readSite } from './queries.ts';
