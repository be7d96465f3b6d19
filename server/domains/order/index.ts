export {
  askProvider,
  askSettledState,
  closePayment,
  closeUnpaid,
  expireDue,
  expireOrder,
  isDue,
} from './at-provider.ts';
export { toOrderRows } from './describe.ts';
export { giveBack, SEND_REFUND } from './give-back.ts';
export {
  type ActivityOnSale,
  activityOf,
  activityStateOf,
  activityWithProduct,
  limitsOf,
  placesOfMember,
  toActivityRow,
} from './groups/activity.ts';
export { countJoinable, describeGroups, openGroups, peopleOf } from './groups/describe-group.ts';
export { failDueGroups, failGroupIfDue, isGroupDue } from './groups/fail-group.ts';
export { groupByKey } from './groups/groups.ts';
export { activitiesBy, soldIn } from './groups/sold.ts';
export { kinds } from './kinds/index.ts';
export type { ProductOnSale } from './kinds/product.ts';
export type { ReturnTerms } from './kinds/purchasable.ts';
export { type Returned, returnedOf, shareBack } from './returned.ts';
export { lockOrder, move, type Order, ownOrder } from './rows/orders.ts';
export { ownOrders } from './rows/own-orders.ts';
export { refundOf } from './rows/refund-of.ts';
export { settle, settleWithin } from './settle.ts';
export { after, can } from './states.ts';
