export { type Completed, defineTable, type Values } from './define-table.ts';
