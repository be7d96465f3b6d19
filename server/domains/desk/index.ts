export { type Completed, defineTable, type Values } from './define-table.ts';
export { untilFault } from './until-fault.ts';
