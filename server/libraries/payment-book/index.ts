export { dropBills } from './drop-bills.ts';
export {
  beginPayment,
  dropPayment,
  endPayment,
  keepPrepay,
  LAST_LOOK,
  lastPayment,
  openPayment,
  type Payment,
  paymentByNo,
  settlingPayment,
} from './payments.ts';
export { type Providers, providerOf } from './provider-of.ts';
