export { defineTable, type Registered } from './define-table.ts';
