export { type Completed, defineTable, type Values } from './define-table.ts';
export { ordersFor } from './orders-for.ts';
export { untilFault } from './until-fault.ts';
