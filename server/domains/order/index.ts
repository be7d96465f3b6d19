export {
  askProvider,
  askSettledState,
  closePayment,
  closeUnpaid,
  expireDue,
  expireOrder,
} from './at-provider.ts';
export { toOrderRow } from './describe.ts';
export { giveBack, SEND_REFUND } from './give-back.ts';
export {
  type ActivityOnSale,
  activityOf,
  activityStateOf,
  limitsOf,
  placesOfMember,
  toActivityRow,
} from './groups/activity.ts';
export { countJoinable, describeGroup, openGroups, peopleOf } from './groups/describe-group.ts';
export { failDueGroups, failGroupIfDue } from './groups/fail-group.ts';
export { groupByKey } from './groups/groups.ts';
export { soldIn } from './groups/sold.ts';
export { kinds } from './kinds/index.ts';
export { ownsProduct, productByKey } from './kinds/product.ts';
export type { ReturnTerms } from './kinds/purchasable.ts';
export { lockOrder, move, type Order, ownOrder } from './rows/orders.ts';
export { ownOrders } from './rows/own-orders.ts';
export { settle, settleWithin } from './settle.ts';
export { after, can } from './states.ts';
