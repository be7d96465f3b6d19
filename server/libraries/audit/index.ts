export { auditBooks } from './audit-books.ts';
export { findPosingNames } from './posing-names.ts';
