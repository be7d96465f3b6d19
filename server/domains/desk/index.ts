export { decideOnce } from './decide-once.ts';
export { defineOwnQueue, defineQueue } from './define-queue.ts';
export {
  type Completed,
  defineTable,
  type Inspected,
  type Offer,
  type Values,
} from './define-table.ts';
export type { DeskSite } from './desk-site.ts';
export { memberRows, rowValues } from './member-rows.ts';
export { ordersFor } from './orders-for.ts';
export { queueStates } from './queue-rows.ts';
export { untilFault } from './until-fault.ts';
