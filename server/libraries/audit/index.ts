export { auditBooks } from './audit-books.ts';
