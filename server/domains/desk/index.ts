export { defineTable } from './define-table.ts';
