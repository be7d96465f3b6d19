export {
  askProvider,
  askSettledState,
  closePayment,
  closeUnpaid,
  expireDue,
  expireOrder,
  isDue,
} from './at-provider.ts';
export { toOrderRows, toRefund } from './describe.ts';
export { endDue } from './end-due.ts';
export { giveBack, insertRefund, SEND_REFUND, type Why } from './give-back.ts';
export {
  type ActivityOnSale,
  activityOf,
  activityStateOf,
  limitsOf,
  seatsOfMember,
} from './groups/activity.ts';
export { describeGroups, openGroups, peopleOf } from './groups/describe-group.ts';
export { failDueGroups, failGroupIfDue, isGroupDue } from './groups/fail-group.ts';
export { groupByKey } from './groups/groups.ts';
export {
  meetingTime,
  occasionOf,
  refundTextOf,
  saleEnd,
  saleIsOver,
  stillSells,
} from './groups/meeting.ts';
export {
  activitiesBy,
  activityWithProduct,
  shownActivity,
  shownColumns,
  soldSeats,
  toActivityRow,
} from './groups/shown-activity.ts';
export { kinds } from './kinds/index.ts';
export type { ProductOnSale } from './kinds/product.ts';
export type { ReturnTerms } from './kinds/purchasable.ts';
export { assertPriceHolds } from './pricing/reprice.ts';
export { promisedArrival, type Returned, returnedOf, shareBack } from './returned.ts';
export { lockOrder, move, type Order, ownOrder } from './rows/orders.ts';
export { isListedOrHeld, ownOrders } from './rows/own-orders.ts';
export { byWeight, type Refund, refundRequestsOf as requestedRefundOf } from './rows/refund-of.ts';
export { soldBy } from './rows/sold-by.ts';
export { settle, settleIn } from './settle.ts';
export { after, can } from './states.ts';
export { tellArrived, tellOfRefund } from './tell.ts';
