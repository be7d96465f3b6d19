export { decideOnce } from './decide-once.ts';
export { defineQueue } from './define-queue.ts';
export { type Completed, defineTable, type Values } from './define-table.ts';
export { ordersFor } from './orders-for.ts';
export { queueRows, queueStates } from './queue-rows.ts';
export { untilFault } from './until-fault.ts';
